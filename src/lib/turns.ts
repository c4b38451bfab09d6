/** Something that is done later, in its turn. */
export interface Turn {
  /** Whether its turn has come. */
  hasCome: boolean;
  /** Resolved when its turn comes. */
  coming: Promise<void>;
  /** Says that it is done, or is not to be done any more. */
  end: () => void;
}

export interface Turns {
  /** Puts something at the end of the line. */
  add: () => Turn;
  /**
   * Lets everything in the line have its turn now, for example because somebody is about to use it; and from now on
   * what is added, too, for it may be inside one of these. Does nothing where nothing is in the line.
   */
  hurry: () => void;
}

/**
 * A line of things to do. One of them is begun in each task of the browser, so that none keeps it from answering long.
 * @param soon calls a function in a task of its own, such as `setTimeout`
 * @param onEmpty called each time the last one has ended
 */
export function createTurns(soon: (next: () => void) => void, onEmpty: () => void): Turns {
  const waiting = new Map<Turn, () => void>();
  const open = new Set<Turn>();
  let inHurry = false;

  const come = (turn: Turn, keepPromise: () => void): void => {
    waiting.delete(turn);
    turn.hasCome = true;
    keepPromise();
  };
  const next = (): void => {
    const [first] = waiting;
    if (!first) return;
    come(...first);
    if (waiting.size > 0) soon(next);
  };

  return {
    add() {
      const turn: Turn = {
        hasCome: inHurry,
        coming: Promise.resolve(),
        end() {
          waiting.delete(turn);
          if (open.delete(turn) && open.size === 0) onEmpty();
        },
      };
      open.add(turn);
      if (inHurry) return turn;
      turn.coming = new Promise((resolve) => waiting.set(turn, resolve));
      if (waiting.size === 1) soon(next);
      return turn;
    },
    hurry() {
      inHurry ||= waiting.size > 0;
      for (const entry of Array.from(waiting)) come(...entry);
    },
  };
}
