/** Parameter of a list's address: the id of the saved search that it shows. */
export const SHOWN_SEARCH = 'busca'
/** Parameter that is set while what a list asks is to be saved. */
export const SAVING = 'salvar'
