import styles from './table.module.css'

type TableProps = {
  readonly caption?: string
  readonly columns: readonly string[]
  /** The last cell of a shorter row fills the remaining columns. */
  readonly rows: readonly (readonly string[])[]
}

/** A table of texts, whose first column names the rows. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className={styles.table}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // A cell's only identity is its column.
              <td key={index} {...(!cells[index + 1] && { colSpan: columns.length - index - 1 })}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
