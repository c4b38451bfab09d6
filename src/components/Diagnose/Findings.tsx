import {Fragment, useId, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {CodeBlock} from '../CodeBlock';
import {count, LIMITS, type Cell} from '../../lib/diagnosis/diagnosis';
import {groupByQuestion, isChosen, type Choices, type Finding} from '../../lib/diagnosis/diagnose';
import {Change, Content} from './Change';
import styles from './styles.module.css';

interface Props {
  findings: Finding[];
  cells: Cell[];
  choices: Choices;
  onChoose: (changed: Choices) => void;
}

interface FixProps extends Pick<Props, 'choices' | 'onChoose'> {
  finding: Finding;
  /** Whether the recipe is below all answers to the question. */
  isShared: boolean;
}

const UNKNOWN = 'I don’t know, so leave these cells as they are';

/** Where the cells are, such as 3, 5–9. */
function renderRows(rows: readonly number[]): string {
  const last = rows.filter((row, at) => rows[at + 1] !== row + 1);
  const first = rows.filter((row, at) => rows[at - 1] !== row - 1);
  const runs = first.map((row, at) => `${row + 1}${last[at] === row ? '' : `–${(last[at] ?? row) + 1}`}`);
  return `${rows.length > 1 ? 'Rows' : 'Row'} ${runs.slice(0, 20).join(', ')}${runs.length > 20 ? ', and more' : ''}`;
}

/** What the fix does to the cells with the fault, and to others. */
function renderEffect({rows, changes, diagnosis: {fix}}: Finding): string {
  if (!fix) return 'This page offers no fix.';
  const changed = rows.filter((row) => changes.has(row)).length;
  const others = changes.size - changed;
  const also = ` It also changes ${count(others, 'other')}, for example, from text into a number.`;
  return `The fix changes ${changed} of the ${count(rows.length, 'cell')}.${others > 0 ? also : ''}`;
}

/** The forms of one thing, each with two of the cells that have it, unless it is the cell. */
const renderForms = (members: Finding['clusters'][number]['members'], most = Infinity) => (
  <>
    {members.slice(0, most).map(({value, rows, examples}, place) => (
      <Fragment key={value}>
        {place > 0 && ' · '}
        <Content cell={{type: 'string', text: value}} /> ({rows.length})
        {examples.map((cell, at) => (
          <Fragment key={at}>
            {at > 0 ? ', ' : ', as in '}
            <q>
              <Content cell={cell} />
            </q>
          </Fragment>
        ))}
      </Fragment>
    ))}
    {members.length > most && ` · and ${members.length - most} more`}
  </>
);

/** What a fix leaves as it is, and where to read more. */
const renderRecipe = ({keeps, to, title}: Finding['diagnosis']) => (
  <>
    {keeps} Recipe: <Link to={to}>{title}</Link>
  </>
);

/** What a fix does to two of the reader's cells, or the groups of forms, and where to continue in OpenRefine. */
function Fix({finding, isShared, choices, onChoose}: FixProps) {
  const {changes, examples, clusters} = finding;
  const {fix, pieces} = finding.diagnosis;
  const changed = finding.rows.map((row) => changes.get(row)).filter((change) => change !== undefined);
  const two = changed.slice(0, 2).map(([before, after]) => <Change {...{before, after}} />);
  const forms = pieces ? clusters.slice(0, LIMITS.forms) : clusters;
  const groups = forms.map(({id, members, to}) =>
    pieces ? (
      renderForms(members, LIMITS.forms)
    ) : (
      <label>
        <input
          type="checkbox"
          checked={choices[id] ?? false}
          onChange={({target}) => onChoose({[id]: target.checked})}
        />{' '}
        {renderForms(members)} all become{' '}
        <ins>
          <Content cell={{type: 'string', text: to}} />
        </ins>
      </label>
    ),
  );
  const cells = two.length > 0 ? two : examples.map((cell) => <Content cell={cell} />);
  const more = clusters.length - forms.length;
  return (
    <>
      <ul className={clsx('margin-bottom--md', !pieces && groups.length > 0 && ['clean-list', styles.scroll])}>
        {(groups.length > 0 ? groups : cells).map((item, place) => (
          <li key={clusters[place]?.id ?? place}>{item}</li>
        ))}
      </ul>
      <p>
        {more > 0 && `More such groups: ${more}. `}
        {groups.length === 0 && renderEffect(finding)} {!isShared && renderRecipe(finding.diagnosis)}
      </p>
      {(fix ?? pieces) && (
        <details className="margin-bottom--sm">
          <summary>The expression for {fix ? 'Edit cells → Transform…' : 'Facet → Custom text facet…'}</summary>
          <CodeBlock>{fix ?? pieces ?? ''}</CodeBlock>
        </details>
      )}
    </>
  );
}

/** A fault with its fix; or with several, of which the reader chooses one by answering a question. */
function Fault({group, cells, choices, onChoose}: Omit<Props, 'findings'> & {group: [Finding, ...Finding[]]}) {
  const name = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [first] = group;
  const {question, sees, pieces} = first.diagnosis;
  const isShared =
    group.length > 1 &&
    group.every(({diagnosis: {to, keeps}}) => to === first.diagnosis.to && keeps === first.diagnosis.keeps);
  const answers = question ? [undefined, ...group] : group;
  const isUnknown = !group.some(({diagnosis}) => isChosen(diagnosis, choices));
  const choose = (chosen?: string): void =>
    onChoose(Object.fromEntries(group.map(({diagnosis: {id}}) => [id, id === chosen])));
  return (
    <div role="group" aria-labelledby={`${name}heading`}>
      <h3 id={`${name}heading`}>
        {sees}: {count(first.rows.length, 'cell')}
      </h3>
      <details className="margin-bottom--sm" onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
        <summary>{renderRows(first.rows)}</summary>
        {isOpen &&
          first.rows.map((row) => (
            <div key={row}>
              {row + 1}: <Content cell={cells[row] ?? null} />
            </div>
          ))}
      </details>
      {question && <p>{question}</p>}
      {first.clusters.length > 0 && !pieces && <p>Which of these groups are the same value?</p>}
      {answers.map((finding) => (
        <div
          key={finding?.diagnosis.id ?? ''}
          className={clsx(question && ['facet outlined padding--sm margin-bottom--sm', styles.answer])}
        >
          {(!finding || finding.diagnosis.fix) && (
            <label>
              <input
                type={question ? 'radio' : 'checkbox'}
                name={name}
                checked={finding ? isChosen(finding.diagnosis, choices) : isUnknown}
                onChange={({target}) => choose(target.checked ? finding?.diagnosis.id : undefined)}
              />{' '}
              {finding ? (finding.diagnosis.answer ?? 'Fix these cells') : UNKNOWN}
            </label>
          )}
          {finding && <Fix {...{finding, isShared, choices, onChoose}} />}
        </div>
      ))}
      {isShared && <p>{renderRecipe(first.diagnosis)}</p>}
    </div>
  );
}

/** What was found, most frequent first; the answers to a question are together. */
export function Findings({findings, ...others}: Props) {
  return (
    <ol className="clean-list">
      {groupByQuestion(findings, ({diagnosis}) => diagnosis).map((group) => (
        <li key={group[0].diagnosis.id} className="facet padding--md margin-bottom--md">
          <Fault group={group} {...others} />
        </li>
      ))}
    </ol>
  );
}
