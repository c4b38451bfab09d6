import {expect, it} from 'vitest';
import type {Event} from '../../lib/events';
import {renderCalendar} from './renderCalendar';

const camp: Event = {
  id: 'camp-2027',
  text: 'Camp, and more; see C:\\camp',
  link: 'https://example.org/camp',
  when: {start: '2027-02-27', end: '2027-02-28', place: 'Berlin, Germany', changed: '2027-01-05'},
};
const call: Event = {
  id: 'call',
  text: 'Call',
  link: 'https://example.org/call',
  when: {start: '2027-05-10T15:00Z', end: '2027-05-10T16:30Z', changed: '2027-01-06'},
};
const survey: Event = {id: 'survey', text: 'Survey', link: 'https://example.org/', until: '2027-09-30'};

it('the calendar is as RFC 5545 has it: days, moments, escaped text, and lines that end with CR and LF', () => {
  expect(renderCalendar([camp, survey, call])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//OpenRefine//openrefine.org//EN',
      'BEGIN:VEVENT',
      'UID:camp-2027@openrefine.org',
      'SEQUENCE:0',
      'DTSTAMP:20270105T000000Z',
      'DTSTART;VALUE=DATE:20270227',
      'DTEND;VALUE=DATE:20270301',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
      'SUMMARY:Camp\\, and more\\; see C:\\\\camp',
      'LOCATION:Berlin\\, Germany',
      'URL;VALUE=URI:https://example.org/camp',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:call@openrefine.org',
      'SEQUENCE:0',
      'DTSTAMP:20270106T000000Z',
      'DTSTART:20270510T150000Z',
      'DTEND:20270510T163000Z',
      'SUMMARY:Call',
      'URL;VALUE=URI:https://example.org/call',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('an event has an end only if that is known', () => {
  const brief = {...call, when: {start: '2027-05-11', changed: '2027-01-06'}};
  expect(renderCalendar([brief])).toMatch(/DTSTART;VALUE=DATE:20270511(?![^]*DTEND)/);
});

it('the calendar is not there without an event that has a time', () => {
  expect(renderCalendar([])).toBeUndefined();
  expect(renderCalendar([survey])).toBeUndefined();
});
