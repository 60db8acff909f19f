-- Who has been away longest on each label, of those with an account and of those without: what time moves every hour is
-- read from its beginning, and not looked for among everybody on that label.
create index people_list_away on people_list (status, seen_at, has_account, customer_id);
