// Push to talk: hold the button, or its key, and speak; a short press keeps it open until the next one.

import { ask, Refused } from "./api.js";
import { $ } from "./dom.js";
import { wav } from "./wav.js";
import { onLanguage, t } from "./words.js";

const SHORT = 400;
const LONGEST = 29_000;
const KEY = "F9";

export function talking(table) {
  const press = $("talk");
  const state = $("talk-state");
  let recording = null;
  let wanted = false;
  let since = 0;

  function tell(key, facts) {
    state.textContent = key ? t(key, facts) : "";
  }

  async function start() {
    if (recording || wanted) return;
    wanted = true;
    since = performance.now();
    try {
      recording = await microphone();
    } catch (error) {
      wanted = false;
      tell(error.name === "NotAllowedError" ? "talk-denied" : error.name === "SecurityError" ? "talk-insecure" : "talk-none");
      return;
    }
    press.setAttribute("aria-pressed", "true");
    tell("talk-on");
    table.speech.volume(table.view.settings.volume, true);
    recording.limit = setTimeout(stop, LONGEST);
    if (!wanted) await stop();
  }

  async function stop() {
    wanted = false;
    if (!recording) return;
    const { pieces, close, limit } = recording;
    recording = null;
    clearTimeout(limit);
    press.setAttribute("aria-pressed", "false");
    const rate = await close();
    table.speech.volume(table.view.settings.volume);
    tell("talk-busy");
    try {
      const answer = await ask("POST", `/api/tables/${table.code}/sound`, wav(pieces, rate), "audio/wav");
      tell(answer.heard ? "heard" : "heard-nothing", { name: answer.heard });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      state.textContent = error.message;
    }
  }

  /** Let go: a short press stays open, and the next one closes it. */
  const release = () => (performance.now() - since > SHORT ? stop() : undefined);
  const down = () => (recording ? stop() : start());

  press.setAttribute("aria-pressed", "false");
  press.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    press.setPointerCapture(event.pointerId);
    down();
  });
  press.addEventListener("pointerup", release);
  press.addEventListener("pointercancel", stop);
  press.addEventListener("contextmenu", (event) => event.preventDefault());
  press.addEventListener("keydown", (event) => {
    if (![" ", "Enter"].includes(event.key)) return;
    event.preventDefault();
    if (!event.repeat) down();
  });
  press.addEventListener("keyup", (event) => [" ", "Enter"].includes(event.key) && release());
  // A screen reader presses without pointer and key.
  press.addEventListener("click", (event) => event.detail === 0 && event.pointerType === "" && down());
  document.addEventListener("keydown", (event) => {
    if (event.key !== KEY) return;
    event.preventDefault();
    if (!event.repeat) down();
  });
  document.addEventListener("keyup", (event) => event.key === KEY && release());
  onLanguage(() => tell(recording ? "talk-on" : ""));
}

async function microphone() {
  if (!navigator.mediaDevices) throw new DOMException("", "SecurityError");
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: true } });
  const context = new AudioContext();
  await context.audioWorklet.addModule("/static/recorder.js");
  const worklet = new AudioWorkletNode(context, "recorder", { numberOfOutputs: 0 });
  const pieces = [];
  worklet.port.onmessage = (event) => pieces.push(event.data);
  context.createMediaStreamSource(stream).connect(worklet);
  return {
    pieces,
    async close() {
      for (const track of stream.getTracks()) track.stop();
      const rate = context.sampleRate;
      await context.close();
      return rate;
    },
  };
}
