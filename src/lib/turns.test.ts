import {describe, expect, it, vi} from 'vitest';
import {createTurns} from './turns';

/** A browser whose tasks run when the test says so. */
function createTasks() {
  const tasks: (() => void)[] = [];
  return {
    soon: (task: () => void) => void tasks.push(task),
    runOne: () => tasks.shift()?.(),
    count: () => tasks.length,
  };
}

describe('createTurns', () => {
  it('begins one thing in each task, in their order', async () => {
    const {soon, runOne, count} = createTasks();
    const turns = createTurns(soon, () => undefined);
    const [first, second] = [turns.add(), turns.add()];
    expect([first.hasCome, second.hasCome, count()]).toEqual([false, false, 1]);
    runOne();
    await first.coming;
    expect([first.hasCome, second.hasCome, count()]).toEqual([true, false, 1]);
    runOne();
    await second.coming;
    expect([second.hasCome, count()]).toEqual([true, 0]);
  });

  it('says when the last one has ended, not when it has begun', () => {
    const {soon, runOne} = createTasks();
    const onEmpty = vi.fn();
    const turns = createTurns(soon, onEmpty);
    const [first, second] = [turns.add(), turns.add()];
    runOne();
    runOne();
    first.end();
    expect(onEmpty).not.toHaveBeenCalled();
    second.end();
    second.end();
    expect(onEmpty).toHaveBeenCalledOnce();
  });

  it('lets everything have its turn at once when somebody is in a hurry', () => {
    const {soon} = createTasks();
    const turns = createTurns(soon, () => undefined);
    const line = [turns.add(), turns.add(), turns.add()];
    turns.hurry();
    expect(line.map(({hasCome}) => hasCome)).toEqual([true, true, true]);
    const inside = turns.add();
    expect(inside.hasCome).toBe(true);
  });

  it('knows of no hurry from before there was anything to do', async () => {
    const {soon, runOne} = createTasks();
    const turns = createTurns(soon, () => undefined);
    turns.hurry();
    const turn = turns.add();
    expect(turn.hasCome).toBe(false);
    runOne();
    await turn.coming;
    expect(turn.hasCome).toBe(true);
  });

  it('waits for the end of what came in a hurry', () => {
    const onEmpty = vi.fn();
    const turns = createTurns(createTasks().soon, onEmpty);
    const outer = turns.add();
    turns.hurry();
    const inside = turns.add();
    outer.end();
    expect(onEmpty).not.toHaveBeenCalled();
    inside.end();
    expect(onEmpty).toHaveBeenCalledOnce();
  });

  it('passes over what is not to be done any more', () => {
    const {soon, runOne} = createTasks();
    const turns = createTurns(soon, () => undefined);
    const [first, second] = [turns.add(), turns.add()];
    first.end();
    runOne();
    expect([first.hasCome, second.hasCome]).toEqual([false, true]);
  });
});
