import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {expect, test} from 'vitest';
import siteData from './index';

test('pages are built without the events that have ended', async () => {
  const events = ['2026-01-01', '2999-01-01'].map((until) => ({id: until, text: '', link: '', until}));
  const content = {events, grants: [], activity: {publications: []}};
  const created = new Map<string, unknown>();
  const createData = async (name: string, data: unknown) => String(created.set(name, data));
  const actions = {createData} as PluginContentLoadedActions;
  await siteData({siteDir: '.'} as LoadContext).contentLoaded?.({content, actions});
  expect(created.get('events.json')).toEqual(events.slice(1));
});
