import React, {useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {matchesWords} from '../../lib/grel/matchesWords';
import styles from './styles.module.css';

/** The part of the page that describes a function, or a group with its introduction. */
interface Section {
  heading: HTMLElement;
  parts: HTMLElement[];
  /** What a filter looks in; empty for a part that describes no function. */
  text: string;
}

interface Page {
  /** Each group with the sections in it. */
  groups: {group: Section; sections: Section[]}[];
  links: HTMLAnchorElement[];
  names: HTMLElement[];
}

const headings = new Set(['H1', 'H2', 'H3']);

function readSection(heading: HTMLElement): Section {
  const parts = [heading];
  for (let next = heading.nextElementSibling; next && !headings.has(next.tagName); next = next.nextElementSibling) {
    if (next instanceof HTMLElement) parts.push(next);
  }
  const words = parts.filter((part) => part.matches('.grel-function, .grel-purpose, .grel-words'));
  return {heading, parts, text: words.map((part) => part.textContent ?? '').join(' ')};
}

/** Reads the reference out of the page: it is there as text, for readers without JavaScript too. */
function readPage(root: ParentNode): Page {
  const groups: Page['groups'] = [];
  for (const heading of Array.from(root.querySelectorAll<HTMLElement>('h2, h3'))) {
    const section = readSection(heading);
    if (heading.matches('.grel-group')) groups.push({group: section, sections: []});
    else if (heading.tagName === 'H2') groups.push({group: {...section, parts: []}, sections: []});
    else groups.at(-1)?.sections.push(section);
  }
  return {
    groups: groups.filter(({group}) => group.parts.length > 0),
    links: Array.from(root.querySelectorAll<HTMLAnchorElement>('.grel-index a')),
    names: Array.from(root.querySelectorAll<HTMLElement>('.grel-names > li')),
  };
}

/** Hides what does not match; returns how many functions are left. */
function filterPage({groups, links, names}: Page, typed: string): number {
  const active = typed.trim() !== '';
  const shown = new Set<string>();
  let count = 0;
  for (const {group, sections} of groups) {
    const matching = sections.filter(({text}) => !active || (text !== '' && matchesWords(typed, text)));
    for (const section of sections) {
      const matches = matching.includes(section);
      for (const part of section.parts) part.hidden = !matches;
      if (matches) shown.add(section.heading.id);
      if (matches && section.text !== '') count += 1;
    }
    for (const part of group.parts) part.hidden = matching.length === 0;
    if (matching.length > 0) shown.add(group.heading.id);
  }
  for (const link of links) link.hidden = !shown.has(decodeURIComponent(link.hash.slice(1)));
  for (const name of names) name.hidden = Array.from(name.querySelectorAll('a')).every((link) => link.hidden);
  return count;
}

const countFunctions = (root: ParentNode): number => root.querySelectorAll('.grel-function').length;

function describeCount(typed: string, count: number, all: number): string {
  if (typed.trim() === '') return `${all} functions`;
  if (count === 0) return `No function matches “${typed.trim()}”. Try another word for what the function should do.`;
  return `${count} of ${all} functions ${count === 1 ? 'matches' : 'match'} “${typed.trim()}”`;
}

/** Prints only signatures and purposes, those that the filter has left. */
function printSheet(): void {
  const root = document.documentElement;
  root.dataset.print = 'functions';
  window.addEventListener('afterprint', () => delete root.dataset.print, {once: true});
  window.print();
}

/**
 * A field that leaves only those functions on the page whose name, purpose or synonyms hold what is typed, and a button
 * that prints the short form of the page. Without JavaScript neither is shown, and the page shows everything.
 */
export function FunctionFilter(): React.ReactNode {
  const isBrowser = useIsBrowser();
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<Page>(undefined);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState('');

  useEffect(() => {
    const root = frame.current?.closest('.markdown');
    if (!root) return;
    // A page that nobody filters is not read.
    if (typed !== '') page.current ??= readPage(root);
    const left = page.current ? filterPage(page.current, typed) : 0;
    setStatus(describeCount(typed, left, countFunctions(root)));
  }, [typed, isBrowser]);

  useEffect(() => {
    // An address may lead to a function that the filter hides, for example out of the table of contents.
    const show = (): void => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const heading = target?.closest('[hidden]') ?? (target?.nextElementSibling?.matches('[hidden]') ? target : null);
      if (!target || !heading) return;
      setTyped('');
      requestAnimationFrame(() => target.scrollIntoView());
    };
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, []);

  return (
    <div ref={frame} className={clsx(styles.filter, isBrowser && styles.ready)} data-search-ignore>
      <label className={styles.label} htmlFor={id}>
        Find a function
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Name or purpose"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            event.preventDefault();
            setTyped('');
          }}
        />
        <button className={styles.button} type="button" onClick={printSheet}>
          Print the cheat sheet
        </button>
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  );
}
