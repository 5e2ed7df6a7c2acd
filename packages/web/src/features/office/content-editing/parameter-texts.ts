import { both } from '@bra/contract/kit/both'

export const parameterTexts = {
  parameter: both('Parâmetro', 'Parameter'),
  value: both('Valor', 'Value'),
  edit: both('Alterar', 'Change'),
  editOf: both('Alterar {name}', 'Change {name}'),
  unit_cents: both('centavos', 'cents'),
  unit_days: both('dias', 'days'),
  unit_hours: both('horas', 'hours'),
  unit_minutes: both('minutos', 'minutes'),
  unit_count: both('unidades', 'units'),
  unit_basis_points: both('%', '%'),
  unit_cep: both('CEP', 'CEP'),
  unit_email: both('e-mail', 'e-mail'),
  unit_text: both('texto', 'text'),
  searchParameters: both('Buscar parâmetro', 'Search parameters'),
  noParameter: both('Nenhum parâmetro com estas palavras', 'No parameter with these words'),
  noParameterHint: both('Confira a busca.', 'Check the search.'),
}
