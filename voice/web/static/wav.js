// A WAV file of 16 bits and one channel, out of what a microphone gave.

const HEADER = 44;

export function wav(pieces, rate) {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const view = new DataView(new ArrayBuffer(HEADER + length * 2));
  const text = (at, letters) => [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, "RIFF");
  view.setUint32(4, HEADER - 8 + length * 2, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, length * 2, true);
  let at = HEADER;
  for (const piece of pieces) {
    for (const sample of piece) {
      view.setInt16(at, Math.round(Math.min(1, Math.max(-1, sample)) * 32767), true);
      at += 2;
    }
  }
  return view.buffer;
}
