/** The head of a table, with the names of its columns. */
export function HeadRow({names}: {names: readonly (string | undefined)[]}) {
  return (
    <thead>
      <tr>
        {names.map((name, column) => (
          <th key={column} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
