// Small things that every part of the page needs.

export const $ = (id) => document.getElementById(id);

/** An element with its properties, attributes and children. */
export function el(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === "on") for (const [event, call] of Object.entries(value)) made.addEventListener(event, call);
    else if (name in made) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function button(label, press, properties = {}) {
  return el("button", { type: "button", on: { click: press }, ...properties }, label);
}

/** Shows or hides; whoever was in what is hidden is sent to the heading of the page. */
export function show(element, shown) {
  const left = !shown && element.contains(document.activeElement);
  element.hidden = !shown;
  if (left) lost();
}

/** The focus has nowhere to be any more. */
export function lost() {
  const heading = [...document.querySelectorAll("h1")].find((each) => each.offsetParent !== null);
  heading?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

/** New children; the focus stays at the same place among them where it was inside. */
export function refill(element, children) {
  const at = [...element.querySelectorAll("button, input, select")].indexOf(document.activeElement);
  element.replaceChildren(...children);
  if (at < 0) return;
  const rest = [...element.querySelectorAll("button, input, select")];
  if (rest.length) rest[Math.min(at, rest.length - 1)].focus();
  else lost();
}

/** Only what is really different is made anew: whoever reads it is not torn out. */
export function once(render) {
  let last;
  return (...facts) => {
    const sign = JSON.stringify(facts);
    if (sign === last) return;
    last = sign;
    render(...facts);
  };
}
