-- People of the last days are counted by where they came to. A save changes no column of it, and so still no index.
create index journeys_begun on journeys (created_at);
