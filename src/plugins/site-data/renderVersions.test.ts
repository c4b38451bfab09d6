import {expect, test} from 'vitest';
import type {Event} from '../../lib/events';
import type {Release} from '../../lib/releases';
import {renderVersions} from './renderVersions';

const beta = {version: '3.11-beta1', stable: false, date: '2026-06-01', source: 'github'} as const;
const stable = {version: '3.10.1', stable: true, date: '2026-03-04', source: 'github'} as const;
const java = {min: 11, max: 21};
const mac = {platform: 'mac', format: 'dmg', note: 'Not for the application.'} as const;
const releases: Release[] = [
  {...beta, java, kits: [{platform: 'linux', format: 'tar.gz'}]},
  {...stable, java, kits: [{platform: 'win-with-java-installer', format: 'exe'}, mac]},
];
const survey: Event = {id: 'survey', text: 'Take part', link: 'https://example.org/', until: '2026-09-30'};

const render = (events: Event[], today = '2026-09-30') => JSON.parse(renderVersions(releases, events, today));

test('lists the releases in the order of the data, with full addresses', () => {
  const url = (file: string) => `https://github.com/OpenRefine/OpenRefine/releases/download/${file}`;
  const artifact = (platform: string, format: string, file: string) => ({platform, format, url: url(file)});
  expect(render([]).releases).toEqual([
    {...beta, artifacts: [artifact('linux', 'tar.gz', '3.11-beta1/openrefine-linux-3.11-beta1.tar.gz')]},
    {
      ...stable,
      artifacts: [
        artifact('win-with-java-installer', 'exe', '3.10.1/openrefine-win-with-java-installer-3.10.1.exe'),
        artifact('mac', 'dmg', '3.10.1/openrefine-mac-3.10.1.dmg'),
      ],
    },
  ]);
});

test('carries an event up to and on its last day, without its days, or always, and has no key if there is none', () => {
  const {until: _left, ...endless} = survey;
  const when = {start: '2026-09-01', changed: '2026-01-01'};
  expect(render([{...survey, when}]).events).toEqual([endless]);
  expect(render([endless], '2099-01-01').events).toEqual([endless]);
  expect(render([survey], '2026-10-01')).not.toHaveProperty('events');
});
