import type {TypedValue} from '../../grel/typedValue';
import {LimitNote} from '../LimitNote';
import styles from './styles.module.css';

const TYPES: Record<TypedValue['type'], string> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  array: 'array',
  undefined: 'blank',
};

/** Lines of a value that show without scrolling. */
const MOST_LINES = 4;

/** More lines than this keep a phone busy for longer than a second. */
const LONGEST = 3000;

/** A field for a value, which is text as it stands unless the reader chooses another type. */
export function ValueField(props: {id: string; value: TypedValue; onChange: (value: TypedValue) => void}) {
  const {id, value, onChange} = props;
  const {type, text} = value;
  return (
    <div className={styles.value}>
      {type !== 'undefined' && (
        <textarea
          id={id}
          className={styles.input}
          value={text}
          maxLength={LONGEST}
          rows={Math.min(MOST_LINES, text.split('\n').length)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({target}) => onChange({...value, text: target.value})}
        />
      )}
      {type !== 'undefined' && <LimitNote text={text} most={LONGEST} />}
      <label className={styles.kind}>
        Type
        <select
          className={styles.input}
          value={type}
          onChange={({target}) => onChange({type: target.value as TypedValue['type'], text})}
        >
          {Object.entries(TYPES).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
