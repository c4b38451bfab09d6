import {describe, expect, it} from 'vitest';
import data from '../data/announcement.json';
import {readAnnouncement} from './announcement';

const bar = {id: 'survey-2026', content: 'Take part', closable: true};

describe('readAnnouncement', () => {
  it('accepts the file as it stands', () => {
    expect(() => readAnnouncement(data)).not.toThrow();
  });

  it('shows no bar unless one is configured', () => {
    expect(readAnnouncement({bar: null})).toBeNull();
  });

  it('gives what is configured', () => {
    expect(readAnnouncement({bar})).toEqual(bar);
  });

  it.each([
    [{}, '"bar" is missing'],
    [{bar: {...bar, id: 'Survey 2026'}}, '"id" is "Survey 2026"'],
    [{bar: {...bar, content: ' '}}, '"content" of "survey-2026" is empty'],
    [{bar: {...bar, closable: 'yes'}}, '"closable" of "survey-2026" is "yes"'],
    [{bar: {...bar, color: 'red'}}, 'no field "color"'],
  ])('refuses %j and names the file and the fix', (wrong, message) => {
    expect(() => readAnnouncement(wrong)).toThrow('src/data/announcement.json: ');
    expect(() => readAnnouncement(wrong)).toThrow(message);
  });
});
