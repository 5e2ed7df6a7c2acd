-- a promotion that ends gives all its offers their price back, those that are not on sale, too
drop index listings_of_promotion;
create index listings_of_promotion on listings (promotion_id) include (on_sale) where promotion_id is not null;
