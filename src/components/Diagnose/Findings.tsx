import {useId} from 'react';
import Link from '@docusaurus/Link';
import {CodeBlock} from '../CodeBlock';
import {groupByQuestion, isChosen, type Choices, type Finding} from '../../lib/diagnosis/diagnose';
import {Change, Content} from './Change';
import styles from './styles.module.css';

interface Props {
  findings: Finding[];
  choices: Choices;
  onChoose: (changed: Choices) => void;
}

const cellsOf = (number: number): string => `${number} cell${number === 1 ? '' : 's'}`;

/** What the fix does to the cells with the fault, and to others. */
function renderEffect({rows, changes, diagnosis: {fix}}: Finding): string {
  if (!fix) return 'This page offers no fix.';
  const changed = rows.filter((row) => changes.has(row)).length;
  const others = changes.size - changed;
  const also = ` It also changes ${cellsOf(others)} without this problem, for example, from text into a number.`;
  return `The fix changes ${changed} of the ${cellsOf(rows.length)}.${others > 0 ? also : ''}`;
}

/** What a fix does to two of the reader's cells, and where the fix is in OpenRefine. */
function Fix({finding}: {finding: Finding}) {
  const {diagnosis, changes, examples} = finding;
  const {menu, fix, to, title, keeps} = diagnosis;
  const two = [...changes.values()].slice(0, 2);
  return (
    <>
      <ul>
        {two.map(([before, after], place) => (
          <li key={place}>
            <Change before={before} after={after} />
          </li>
        ))}
        {(two.length === 0 ? examples : []).map((cell, place) => (
          <li key={place}>
            <Content cell={cell} />
          </li>
        ))}
      </ul>
      <p>
        {renderEffect(finding)} {keeps} Recipe: <Link to={to}>{title}</Link>
      </p>
      {menu && (
        <p>
          In OpenRefine: <strong>{menu}</strong>
        </p>
      )}
      {fix && (
        <details>
          <summary>The expression for Edit cells → Transform…</summary>
          <CodeBlock>{fix}</CodeBlock>
        </details>
      )}
    </>
  );
}

/** The groups of spellings, each with the one that all of them get if the reader agrees. */
function Clusters({finding: {diagnosis, clusters}, choices, onChoose}: Omit<Props, 'findings'> & {finding: Finding}) {
  return (
    <>
      <ul className={styles.scroll}>
        {clusters.map(({id, members, to}) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={choices[id] ?? false}
                onChange={({target}) => onChoose({[id]: target.checked})}
              />{' '}
              {members.map(({value, count}, place) => (
                <span key={value}>
                  {place > 0 && ' · '}
                  <Content cell={{type: 'string', text: value}} /> ({count})
                </span>
              ))}{' '}
              all become{' '}
              <ins>
                <Content cell={{type: 'string', text: to}} />
              </ins>
            </label>
          </li>
        ))}
      </ul>
      <p>
        {diagnosis.keeps} In OpenRefine: <strong>{diagnosis.menu}</strong>.{' '}
        <Link to={diagnosis.to}>{diagnosis.title}</Link>
      </p>
    </>
  );
}

/** A fault with its fix; or with several, of which the reader chooses one by answering a question. */
function Fault({group, choices, onChoose}: Omit<Props, 'findings'> & {group: [Finding, ...Finding[]]}) {
  const name = useId();
  const [first] = group;
  const {question, sees} = first.diagnosis;
  const choose = (chosen?: string): void =>
    onChoose(Object.fromEntries(group.map(({diagnosis: {id}}) => [id, id === chosen])));
  return (
    <div role="group" aria-labelledby={`${name}heading`}>
      <h3 id={`${name}heading`}>
        {sees}: {cellsOf(first.rows.length)}
      </h3>
      {question && <p>{question}</p>}
      {first.clusters.length > 0 && <p>Which of these groups are the same value?</p>}
      {question && (
        <label>
          <input
            type="radio"
            name={name}
            checked={!group.some(({diagnosis}) => isChosen(diagnosis, choices))}
            onChange={() => choose()}
          />{' '}
          I don’t know, so leave these cells as they are
        </label>
      )}
      {first.clusters.length > 0 && <Clusters finding={first} {...{choices, onChoose}} />}
      {first.clusters.length === 0 &&
        group.map((finding) => (
          <div key={finding.diagnosis.id}>
            {finding.diagnosis.fix && (
              <label>
                <input
                  type={question ? 'radio' : 'checkbox'}
                  name={name}
                  checked={isChosen(finding.diagnosis, choices)}
                  onChange={({target}) => choose(target.checked ? finding.diagnosis.id : undefined)}
                />{' '}
                {finding.diagnosis.answer ?? 'Fix these cells'}
              </label>
            )}
            <Fix finding={finding} />
          </div>
        ))}
    </div>
  );
}

/** What was found, most frequent first; the answers to a question are together. */
export function Findings({findings, ...others}: Props) {
  return (
    <ol className="clean-list">
      {groupByQuestion(findings, ({diagnosis}) => diagnosis).map((group) => (
        <li key={group[0].diagnosis.id} className="card padding--md margin-bottom--md">
          <Fault group={group} {...others} />
        </li>
      ))}
    </ol>
  );
}
