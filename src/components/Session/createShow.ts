/** What a reader would do next: click the button with this text, or click or fill in what the selector finds. */
export type Act = string | {at: string; text?: string};

/** Acts that are being performed. */
export interface Show {
  /** Which of the steps they do. */
  step: number;
  /** Resolves with whether it came to its end. */
  finished: Promise<boolean>;
  setPaused: (isPaused: boolean) => void;
  /** Performs the next act now. */
  next: () => void;
  /** Performs what is left now. */
  skip: () => void;
  /** Leaves everything as it is, because the reader goes on. */
  stop: () => void;
}

interface ShowOptions extends Pick<Show, 'step'> {
  frame: HTMLElement;
  /** The arrow that shows where the acts happen, in the frame. */
  pointer: HTMLElement;
  acts: readonly Act[];
  /** Resolves when what was clicked has been done. */
  settled: () => Promise<void>;
}

function find(frame: HTMLElement, act: Act): HTMLElement | null | undefined {
  if (typeof act !== 'string') return frame.querySelector<HTMLElement>(act.at);
  const isMeant = ({textContent: text}: Node) => text === act || text?.startsWith(`${act} `);
  // A menu and a window come last.
  return Array.from(frame.querySelectorAll('button')).filter(isMeant).at(-1);
}

async function draw(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}

/** Finds what the act is about, for which a busy browser needs more time than `draw` gives it. */
async function findDrawn(frame: HTMLElement, act: Act): Promise<HTMLElement | null | undefined> {
  for (let tries = 0; tries < 30 && !find(frame, act); tries++) await draw();
  return find(frame, act);
}

/** Performs acts in the session as a reader would, one after the other, while a pointer moves to each. */
export function createShow({step, frame, pointer, acts, settled}: ShowOptions): Show {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let motion: Animation | undefined;
  let [isPaused, isStopped] = [false, false];
  // The act that is next, and how many are not waited for.
  let [place, hurried] = [0, 0];

  /** Time passes in an animation, so that the pause, the next act, and the end are those of an animation. */
  async function rest(duration: number, keyframes: Keyframe[] = []): Promise<void> {
    if (place < hurried) return;
    motion = pointer.animate(keyframes, duration);
    if (isPaused) motion.pause();
    await motion.finished;
  }

  async function perform(act: Act): Promise<void> {
    const target = await findDrawn(frame, act);
    if (!target || isStopped) return;
    target.scrollIntoView({block: 'nearest'});
    const [box, outer] = [target.getBoundingClientRect(), frame.getBoundingClientRect()];
    const [from, x] = [getComputedStyle(pointer).translate, box.left - outer.left + Math.min(box.width / 2, 48)];
    const to = (pointer.style.translate = `${x}px ${box.top - outer.top + box.height / 2}px`);
    const path = [from, from, to, to].map((translate, place) => ({translate, offset: [0, 0.25, 0.75, 1][place]}));
    await rest(1200, moves ? path : []);
    const text = typeof act === 'string' ? undefined : act.text;
    if (text === undefined) target.click();
    for (let end = 1; end <= (text?.length ?? 0); end++) {
      const field = target as HTMLInputElement;
      field.setRangeText(text?.slice(0, end) ?? '', 0, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      await rest(50);
    }
  }

  async function performAll(): Promise<boolean> {
    for (const act of acts) {
      await perform(act);
      place += 1;
      await settled();
      await draw();
      if (isStopped) return false;
    }
    return true;
  }

  function hurry(acts: number): void {
    hurried = acts;
    motion?.finish();
  }

  return {
    step,
    finished: performAll().catch(() => false),
    setPaused(value) {
      isPaused = value;
      if (motion?.playState !== 'finished') motion?.[value ? 'pause' : 'play']();
    },
    next: () => hurry(Math.max(hurried, place) + 1),
    skip: () => hurry(acts.length),
    stop() {
      isStopped = true;
      motion?.cancel();
    },
  };
}
