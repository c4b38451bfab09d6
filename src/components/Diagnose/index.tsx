import {useEffect, useId, useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import data from '@generated/diagnosis/default/faults.json';
import {createGrelClient, type Answered} from '../../grel/client';
import type {TypedValue} from '../../grel/typedValue';
import {diagnose, groupByQuestion, type Choices, type Report} from '../../lib/diagnosis/diagnose';
import {count, LIMITS, type Cell, type Diagnosis} from '../../lib/diagnosis/diagnosis';
import {fitText, readColumn} from '../../lib/diagnosis/readColumn';
import {LimitNote} from '../LimitNote';
import {Findings} from './Findings';
import {Outcome} from './Outcome';
import {samples} from './samples';
import fields from '../Session/styles.module.css';
import styles from './styles.module.css';

/** Milliseconds without a change before the page looks at the cells. */
const PAUSE = 250;
const maxNameLength = 200;

/** What can be seen, and the address of the recipe, for each page with recipes. */
const pages = data as [title: string, faults: [sees: string, to: string][]][];

interface Examined {
  /** What the reader had entered and chosen. */
  asked: object;
  cells: Cell[];
  report: Report;
}

/** What the page says when it has looked at a column. */
function describe({cells, report: {findings, slow}}: Examined): string {
  const blank = cells.filter((cell) => cell === null).length;
  const found = groupByQuestion(findings, ({diagnosis}) => diagnosis).length;
  return [
    `${count(cells.length, 'cell')}, ${blank} of them blank.`,
    found === 0 ? 'Nothing on the list below was found in them.' : `${count(found, 'kind')} of problem found.`,
    slow.length > 0 &&
      `The search for this took longer than a second and was stopped: ${slow.map(({sees}) => sees).join('; ')}.`,
    slow.length >= LIMITS.slow && 'The page did not look for the rest. Try fewer or shorter cells.',
  ]
    .filter(Boolean)
    .join(' ');
}

const toCell = (result: Answered) => {
  if ('declined' in result) return 'declined';
  if ('error' in result) return 'error';
  return result.type === 'undefined' ? null : {type: result.type, text: result.text};
};

/** Looks for faults in a column that the reader pastes, and shows how to fix them. The recipes say what it looks for. */
export function Diagnose() {
  const id = useId();
  const [text, setText] = useState('');
  const [hasName, setHasName] = useState(false);
  const [typedName, setTypedName] = useState('');
  const [choices, setChoices] = useState<Choices>({});
  const [examined, setExamined] = useState<Examined>();
  const [leftOut, setLeftOut] = useState<string>();
  const [failure, setFailure] = useState<string>();
  // Its worker starts with the first cells.
  const [client] = useState(() => createGrelClient());
  const {name, notice} = useMemo(() => readColumn(text, hasName), [text, hasName]);
  const asked = useMemo(() => ({text, hasName, choices}), [text, hasName, choices]);
  const isCurrent = examined?.asked === asked;
  const columnName = typedName || name || 'Column';

  useEffect(() => () => client.close(), [client]);

  useEffect(() => {
    let isNewest = true;
    async function examine(): Promise<void> {
      setFailure(undefined);
      const {cells} = readColumn(asked.text, asked.hasName);
      if (!asked.text) return setExamined(undefined);
      try {
        // How to find each fault, which only readers with cells need.
        const {default: diagnoses} = await import('@generated/diagnosis/default/diagnoses.json').catch(() => {
          throw new Error('The list of problems could not be loaded. Check your connection.');
        });
        const report = await diagnose(diagnoses as Diagnosis[], cells, asked.choices, async (expression, of) => {
          if (!isNewest) throw new Error('The cells have changed.');
          return (await client.evaluateColumn(expression, of as TypedValue[]))?.map(toCell);
        });
        if (!isNewest) return undefined;
        return setExamined({asked, cells, report});
      } catch (error) {
        return isNewest ? setFailure((error as Error).message) : undefined;
      }
    }
    const timer = setTimeout(() => void examine(), PAUSE);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [client, asked]);

  function change(next: string): void {
    const fitting = fitText(next);
    setText(fitting.text ?? text);
    setLeftOut(fitting.notice);
    if (!next) setChoices({});
  }

  return (
    <section className={styles.tool} aria-label="Your column" data-search-ignore="">
      <noscript>
        <p>This tool needs JavaScript, which is turned off. You can still read the recipes for the problems below.</p>
      </noscript>
      <form
        className="facet padding--md margin-bottom--md"
        data-needs-script=""
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor={`${id}cells`}>The cells of one column, one per line</label>
        <p id={`${id}note`}>
          Paste up to 2,000 cells from your spreadsheet or file. Nothing that you paste leaves this page.
        </p>
        <textarea
          className={fields.field}
          id={`${id}cells`}
          aria-describedby={`${id}note`}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onPaste={(event) => {
            const {value, selectionStart, selectionEnd} = event.currentTarget;
            // Other cells ask their own questions.
            if (selectionEnd - selectionStart === value.length) setChoices({});
            const pasted = event.clipboardData.getData('text');
            if (!fitText(pasted).notice) return;
            event.preventDefault();
            change(pasted);
          }}
          onChange={({target}) => change(target.value)}
        />
        <p className="margin-top--sm">
          <span role="status">
            {[leftOut, notice, failure ?? (isCurrent ? describe(examined) : text && 'Looking at your cells…')]
              .filter(Boolean)
              .join(' ')}
          </span>{' '}
          {isCurrent && <Link to="#found">See the results</Link>}
        </p>
        <p role="group" aria-label="Sample columns">
          Or try a sample:{' '}
          {Object.entries(samples).map(([sample, cells]) => (
            <button
              key={sample}
              type="button"
              className="button button--secondary button--sm margin-right--sm"
              onClick={() => {
                change(`${sample}\n${cells}`);
                setHasName(true);
                setChoices({});
              }}
            >
              {sample}
            </button>
          ))}
        </p>
        <p>
          <label>
            <input type="checkbox" checked={hasName} onChange={({target}) => setHasName(target.checked)} /> The first
            line is the column name
          </label>
        </p>
        <p>
          <label>
            Column name in your project{' '}
            <input
              className={fields.field}
              type="text"
              autoComplete="off"
              spellCheck={false}
              maxLength={maxNameLength}
              value={typedName}
              placeholder={columnName}
              onChange={({target}) => setTypedName(target.value)}
            />
          </label>
          <LimitNote text={typedName} most={maxNameLength} />
        </p>
      </form>
      {examined && (
        <>
          <h2 id="found" className="margin-top--lg">
            What this page sees
          </h2>
          <Findings
            findings={examined.report.findings}
            cells={examined.cells}
            choices={choices}
            onChoose={(changed) => setChoices((before) => ({...before, ...changed}))}
          />
          {!failure && <Outcome {...examined} columnName={columnName} isCurrent={isCurrent} />}
        </>
      )}
      <h2 id="looks-for" className="margin-top--lg">
        What this page looks for
      </h2>
      <p>{pages.flatMap(([, faults]) => faults).length} problems, each with the recipe that explains and fixes it:</p>
      {pages.map(([title, faults]) => (
        <details key={title}>
          <summary>{`${title} (${faults.length})`}</summary>
          <ul>
            {faults.map(([sees, to]) => (
              <li key={sees}>
                <Link to={to}>{sees}</Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
