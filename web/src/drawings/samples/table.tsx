type TableProps = {
  readonly caption?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The index of a row that stands out. */
  readonly marked?: number
  /** The last row. Its last cell fills the remaining columns. */
  readonly total?: readonly string[]
}

/** A table of texts, whose first column names the rows. */
export function Table({ caption, columns, rows, marked, total }: TableProps) {
  return (
    <table>
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
        {rows.map((cells, index) => (
          <Row key={cells.join()} cells={cells} isMarked={index === marked} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row cells={total} lastSpan={columns.length - total.length + 1} />
        </tfoot>
      )}
    </table>
  )
}

type RowProps = {
  readonly cells: readonly string[]
  readonly isMarked?: boolean
  readonly lastSpan?: number
}

function Row({ cells: [name, ...cells], isMarked = false, lastSpan }: RowProps) {
  return (
    <tr {...(isMarked && { 'data-marked': '' })}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        // A cell's only identity is its column.
        <td key={index} {...(index === cells.length - 1 && { colSpan: lastSpan })}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
