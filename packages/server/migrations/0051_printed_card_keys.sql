-- In One Piece and Digimon the first printed number is the card; names are those of many cards.
update products p
set card_key = coalesce(
  substring(p.card_number from '^[A-Z]{1,4}[0-9]{0,2}-[0-9]{2,3}'),
  substring(c.code || '-' || p.card_number from '^[A-Z]{1,4}[0-9]{0,2}-[0-9]{2,3}')
)
from categories c join businesses b on b.id = c.business_id
where c.id = p.category_id and p.card_key is null and p.type = 'tcg'
  and b.slug in ('one-piece', 'digimon', 'digimon-tcg', 'digimon-card-game');
