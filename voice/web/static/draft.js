// The deck that somebody is picking on this page, before the table knows of it.

export const USUAL_PLAYERS = 5;

export function draft() {
  return {
    game: "onenight",
    players: USUAL_PLAYERS,
    names: [],
    teller: "person",
    counts: {},

    count(role) {
      return this.counts[role] ?? 0;
    },
    change(role, by, most) {
      const n = Math.min(most, Math.max(0, this.count(role) + by));
      if (n) this.counts[role] = n;
      else delete this.counts[role];
    },
    /** In the order of the catalogue, as often as each is in the deck. */
    roles(known) {
      return known.flatMap((role) => Array(this.count(role.id)).fill(role.id));
    },
    take(roles) {
      this.counts = {};
      for (const role of roles) this.counts[role] = this.count(role) + 1;
    },
    /** The other game has other cards, and is for other numbers of players. */
    play(game) {
      this.game = game.id;
      this.counts = {};
      this.players = Math.min(game.most, Math.max(game.least, this.players));
    },
    mend(repair) {
      for (const role of repair.remove) this.change(role, -1, 100);
      for (const role of repair.add) this.change(role, 1, 100);
      if (repair.players === null) return;
      this.players = repair.players;
      this.names = [];
    },
    seat(names) {
      this.names = names;
      if (names.length) this.players = names.length;
    },
    /** Who sits at the table. */
    sit(view) {
      this.players = view.players ?? this.players;
      this.names = view.seats.filter((seat) => seat.id === seat.name).map((seat) => seat.name);
    },
  };
}
