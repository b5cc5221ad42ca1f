-- The one socket that shows a code, on whichever node it is: nobody else hears of the code while it lives.
alter table qr_logins add column held_node text, add column held_socket text;
