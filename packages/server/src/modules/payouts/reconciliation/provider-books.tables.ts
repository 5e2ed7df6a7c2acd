export interface ProviderBooksTables {
  provider_books: { provider: string; read_until: Date }
}
