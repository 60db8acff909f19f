-- What a login was made with, in words that many people share (never the browser's whole name of itself), and when it
-- was last used. Empty for logins that began before this was kept.
alter table sessions add column device_kind text check (device_kind in ('phone', 'tablet', 'computer'));
alter table sessions add column browser text;
alter table sessions add column system text;
alter table sessions add column last_used_at timestamptz;

-- When the password was set last. Empty for those set before this was kept.
alter table customers add column password_set_at timestamptz;
