import puppeteer from 'puppeteer-core';
import type {KeyInput} from 'puppeteer-core';
import {onPath} from '../../scripts/findPrograms.mjs';
import type {Launch} from './browser';
import {describeJourneys} from './journeys';

/** Firefox without a window, over WebDriver BiDi. */
const launch: Launch = async ({javaScript}) => {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: onPath('firefox') ?? onPath('firefox-esr'),
    extraPrefsFirefox: {'javascript.enabled': javaScript},
  });
  // The page that it begins with never has the focus.
  const page = await firefox.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({width, height}),
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.reverse()) await page.keyboard.up(key as KeyInput);
    },
    click: (x, y) => page.mouse.click(x, y),
    // The type of puppeteer's own allows handles of elements, too.
    evaluate: (script, ...args) => page.evaluate(script as never, ...args),
    close: () => firefox.close(),
  };
};

describeJourneys('Firefox', 1280, launch);
