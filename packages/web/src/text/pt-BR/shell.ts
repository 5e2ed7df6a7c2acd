export const shell = {
  brand: 'Bra Cards',
  tagline: 'Cartas, causos e coleções.',
  description:
    'Compare ofertas de cartas colecionáveis de lojas de todo o Brasil, com frete, condição e preço às claras.',
  skip: 'Pular para o conteúdo',
  loading: 'Carregando',
  retry: 'Tentar de novo',
  back: 'Voltar',
  close: 'Fechar',
  home: 'Início',
  problem: 'Algo deu errado, entre em contato com os desenvolvedores.',
  problemHint: 'O resto do site continua funcionando.',
  notFound: 'Não encontramos esta página',
  notFoundHint: 'O endereço pode ter mudado, ou o produto saiu do catálogo. Busque pelo nome, número ou coleção.',
  updated: 'Atualizamos o site',
  updatedHint: 'Recarregue para continuar com a versão nova.',
  reload: 'Recarregar',
  construction: 'Em construção',
  constructionHint:
    'Esta tela ainda não está pronta. Enquanto isso, você já pode buscar, comparar preços e conhecer as lojas.',
  explore: 'Explorar cartas',
}
