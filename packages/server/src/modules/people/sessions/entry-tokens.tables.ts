export interface EntryTokensTables {
  entry_tokens: { token_hash: Buffer; user_id: number; created_at: Date; expires_at: Date; used_at: Date | null }
}
