import { readCsv } from './csv.reader.ts'
import { readFleshAndBlood } from './flesh-and-blood.reader.ts'
import type { Meter, Reading } from './imports.types.ts'
import { readLorcana } from './lorcana.reader.ts'
import { readMtgjson } from './mtgjson.reader.ts'
import { readPokemonTcgData } from './pokemon-tcg-data.reader.ts'
import { readScryfall } from './scryfall.reader.ts'
import { readTcgdex } from './tcgdex.reader.ts'
import { readYamlYugi } from './yaml-yugi.reader.ts'

type Reader = (path: string, meter: Meter, setsFile?: string) => AsyncGenerator<Reading>

interface Format {
  read: Reader
  takes: string
  /** True if one file alone is not enough, so that it cannot be uploaded. */
  needsFolder?: true
}

export const importFormats: Record<string, Format> = {
  'pokemon-tcg-data': {
    read: readPokemonTcgData,
    takes: 'a pasta do repositório, ou um .ndjson[.gz] com a coleção em cada carta',
  },
  tcgdex: { read: readTcgdex, takes: 'um .ndjson[.gz] de cartas, com as coleções ao lado ou em --sets arquivo.json' },
  mtgjson: { read: readMtgjson, takes: 'um .json[.gz] de coleção, uma pasta deles, ou AllPrintings.json' },
  scryfall: { read: readScryfall, takes: 'um .json[.gz] de "bulk data": default-cards ou all-cards' },
  'yaml-yugi': { read: readYamlYugi, takes: 'um .ndjson[.gz] com uma carta por linha, ou a pasta de .json' },
  'flesh-and-blood': {
    read: readFleshAndBlood,
    takes: 'a pasta das tabelas .csv[.gz] em inglês de the-fab-cube',
    needsFolder: true,
  },
  lorcana: { read: readLorcana, takes: 'a pasta dos .yml[.gz] de lorcana-data', needsFolder: true },
  csv: { read: readCsv, takes: 'uma planilha com as colunas de docs/import-csv.md' },
}
