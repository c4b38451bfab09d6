import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, test, vi} from 'vitest';
import type {Event} from '../../lib/events';
import {EventList} from '.';

const site = vi.hoisted(() => ({events: [] as Event[], isBrowser: false}));
vi.mock('@generated/site-data/default/events.json', () => ({default: site.events}));
vi.mock('@docusaurus/Link', () => ({default: 'a'}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => site.isBrowser}));
vi.mock('@theme/Heading', () => ({default: 'h2'}));

const link = 'https://example.org/';
const survey: Event = {id: 'survey', text: 'Take part.', link, until: '2999-01-01'};
const when = {start: '2999-05-10', place: 'Oslo', changed: '2026-01-01'};
const camp: Event = {id: 'camp', text: 'Come.', link, when};
const ended: Event = {...survey, id: 'ended', text: 'Too late.', until: '2026-01-01'};

const show = (...events: Event[]): string => {
  site.events.splice(0, Infinity, ...events);
  return renderToStaticMarkup(<EventList />);
};

beforeEach(() => {
  site.isBrowser = true;
});

test('events have their time and place, and a calendar if one of them has a time', () => {
  const shown = show(survey, camp);
  expect(shown).toContain(`<a href="${link}">Come.</a>`);
  expect(shown.replace(/<[^>]+>/g, ' ')).toMatch(/Take part\. +Come\. +May 10, 2999 +, Oslo +Add these events to your/);
  expect(show(survey)).not.toContain('calendar');
});

test('an event that ended after the build is gone, and so is the heading of none', () => {
  expect(show(ended, survey)).not.toContain('Too late.');
  expect(show(ended)).toBe('');
  // The browser hydrates what the build has rendered.
  site.isBrowser = false;
  expect(show(ended)).toContain('Too late.');
});
