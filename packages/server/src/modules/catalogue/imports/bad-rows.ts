import { type BadRow, ImportImpossible, type LineOfFile, type Reading } from './imports.types.ts'
import { MOST_BAD_ROWS } from './limits.ts'

const BAD_ROWS_OF_ANOTHER_FORMAT = 20

export const tooManyBad = ({ file, line }: LineOfFile) =>
  `${MOST_BAD_ROWS.toLocaleString('pt-BR')} linhas têm problemas, e a importação parou na linha ${line} de ${file}: corrija o arquivo e importe de novo.`

export const repeated = (id: string, first: LineOfFile, file: string) =>
  `o código ${id} já está na linha ${first.line}${first.file === file ? '' : ` de ${first.file}`}: dê um código a cada linha`

/** If the first rows are all bad, the file has another format: the import stops instead of listing them. */
export async function* ofThisFormat(readings: AsyncIterable<Reading>) {
  let [bad, isRight] = [0, false]
  let first: BadRow | undefined
  for await (const reading of readings) {
    if (!('problem' in reading)) isRight = true
    else if (!isRight) {
      first ??= reading
      if (++bad === BAD_ROWS_OF_ANOTHER_FORMAT) throw new ImportImpossible(anotherFormat(first))
    }
    yield reading
  }
}

const anotherFormat = ({ file, line, problem }: BadRow) =>
  `${file} não parece ser deste formato: das ${BAD_ROWS_OF_ANOTHER_FORMAT} primeiras linhas não consegui ler nenhuma. Na linha ${line}: ${problem}.`
