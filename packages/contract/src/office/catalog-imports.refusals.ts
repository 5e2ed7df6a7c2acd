import type { Refusals } from '../kit/refusals.ts'

export const catalogImportsRefusals = {
  upload_not_found: [404, 'Não encontramos este envio.', 'We did not find this upload.'],
  upload_too_large: [
    413,
    'O arquivo passa de 600 MB. Compacte-o em .gz ou divida-o em partes.',
    'The file is larger than 600 MB. Compress it as .gz or split it.',
  ],
  upload_busy: [
    409,
    'Já há uma importação em andamento. Espere ela terminar, ou pare-a.',
    'An import is already running. Wait for it to end, or stop it.',
  ],
  upload_gap: [
    409,
    'O envio perdeu uma parte do arquivo. Recomece o envio.',
    'The upload lost a part of the file. Start it again.',
  ],
  upload_over: [
    409,
    'Este envio já terminou. Envie o arquivo de novo.',
    'This upload has already ended. Send the file again.',
  ],
  upload_unfinished: [
    409,
    'O arquivo ainda não chegou inteiro. Recomece o envio.',
    'The file has not arrived whole yet. Start the upload again.',
  ],
  upload_bad_name: [
    422,
    'Este formato não lê este tipo de arquivo. Envie um .csv, .tsv, .ndjson, .jsonl, .json ou um deles em .gz.',
    'This format does not read such a file. Send a .csv, .tsv, .ndjson, .jsonl, .json, or one of them as .gz.',
  ],
  upload_gzip_unlike: [
    422,
    'O nome e o conteúdo do arquivo não combinam: termina em .gz só o que está compactado assim.',
    'The name and the content of the file do not match: only a file compressed that way ends in .gz.',
  ],
  import_format_unknown: [422, 'Escolha o formato do arquivo.', 'Choose the format of the file.'],
  upload_packed: [
    422,
    'O arquivo está compactado ou é uma pasta de trabalho (ZIP, XLSX). Extraia-o, ou salve a planilha como CSV UTF-8.',
    'The file is an archive or a workbook (ZIP, XLSX). Unpack it, or save the sheet as CSV UTF-8.',
  ],
  upload_no_room: [
    507,
    'O disco do servidor não tem espaço para este arquivo.',
    'The server’s disk has no room for this file.',
  ],
} as const satisfies Refusals
