import { both } from '@bra/contract/kit/both'

export const formTexts = {
  problem: both('Há um problema', 'There is a problem'),
  windowTitle: both('Erro: {title}', 'Error: {title}'),
  error: both('Erro!', 'Error!'),
  understood: both('Entendi', 'Got it'),
  failed: both('Algo deu errado! Tente novamente mais tarde', 'Something went wrong! Try again later'),
  uploading: both('Espere as fotos chegarem e tente de novo.', 'Wait for the photos to arrive and try again.'),
  optional: both('(opcional)', '(optional)'),
  showPassword: both('Mostrar senha', 'Show password'),
  hidePassword: both('Esconder senha', 'Hide password'),
  save: both('Salvar', 'Save'),
  saved: both('Atualizado com sucesso', 'Updated'),
  cancel: both('Cancelar', 'Cancel'),
  opened: both('Solicitação aberta', 'Request opened'),
  openedIn: both(
    'Continuando em {count} segundo…|Continuando em {count} segundos…',
    'Going on in {count} second…|Going on in {count} seconds…',
  ),
  continueNow: both('Continuar agora', 'Continue now'),
  unsavedTitle: both('Há alterações não salvas', 'There are unsaved changes'),
  unsavedHint: both('Se você sair agora, elas se perdem.', 'If you leave now, they are lost.'),
  leaveUnsaved: both('Sair sem salvar', 'Leave without saving'),
  stay: both('Ficar aqui', 'Stay here'),
}
