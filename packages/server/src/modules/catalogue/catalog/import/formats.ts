import { readCsv } from './csv.reader.ts'
import type { Meter, Reading } from './import.types.ts'
import { readMtgjson } from './mtgjson.reader.ts'
import { readPokemonTcgData } from './pokemon-tcg-data.reader.ts'
import { readTcgdex } from './tcgdex.reader.ts'

type Reader = (path: string, meter: Meter, setsFile?: string) => AsyncGenerator<Reading>

/** Formats that `npm run import` can read. */
export const importFormats: Record<string, { read: Reader; takes: string }> = {
  'pokemon-tcg-data': {
    read: readPokemonTcgData,
    takes: 'a pasta do repositório, ou um .ndjson[.gz] com a coleção em cada carta',
  },
  tcgdex: { read: readTcgdex, takes: 'um .ndjson[.gz] de cartas, com as coleções ao lado ou em --sets arquivo.json' },
  mtgjson: { read: readMtgjson, takes: 'um .json[.gz] de coleção, uma pasta deles, ou AllPrintings.json' },
  csv: { read: readCsv, takes: 'uma planilha com as colunas de docs/import-csv.md' },
}
