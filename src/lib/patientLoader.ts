/** What decides on a load that has failed. */
export interface LoadSurroundings {
  /** Whether the page itself still waits for its parts, so that to load it anew would lead here again. */
  isStarting: () => boolean;
  /** Whether the site answers at all, so that to load the page anew would lead somewhere. */
  isReachable: () => Promise<boolean>;
  /** Is told of each load that waits to be tried again. */
  onFailure: (error: Error) => void;
}

export interface PatientLoader {
  /** The loader, whose promise waits after a failure that no new visit to the page would mend. */
  wrap: <Part>(load: () => Promise<Part>) => () => Promise<Part>;
  /** Tries again what waits. */
  retry: () => void;
}

/**
 * Keeps loads that have failed until they are tried again.
 * Those that a new visit to the page would mend, as after a new deployment, are rejected at once.
 */
export function createPatientLoader({isStarting, isReachable, onFailure}: LoadSurroundings): PatientLoader {
  const waiting = new Set<() => void>();

  function attempt<Part>(load: () => Promise<Part>): Promise<Part> {
    return load().catch(async (reason: unknown) => {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      if (!isStarting() && (await isReachable())) throw error;
      return new Promise<Part>((resolve, reject) => {
        waiting.add(() => void attempt(load).then(resolve, reject));
        onFailure(error);
      });
    });
  }

  return {
    wrap: (load) => () => attempt(load),
    retry() {
      const all = [...waiting];
      waiting.clear();
      for (const tryAgain of all) tryAgain();
    },
  };
}
