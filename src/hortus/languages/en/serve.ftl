### Running a server of one's own: hortus serve, hortus backup, hortus move.

serve-address = Hortus is at { $address }
serve-near = Only this computer can reach it, so a link to a table works nowhere else. To play with friends in your network: hortus serve --lan
serve-far = Other computers can reach it. Whoever has a link to a seat can sit down there.
serve-lan = Friends in your network can open this address. Anyone with the link to a seat can sit down there.
serve-lan-code = Friends in your network can open this address or scan the code above. Anyone with the link to a seat can sit down there.
serve-lan-others = If it does not open on their device, try another address of this computer: { $addresses }
serve-lan-blocked = If nothing opens, a firewall on this computer or the guest mode of the Wi-Fi may be blocking port { $port }.
serve-lan-none = No network was found, so only this computer can reach Hortus. Connect to a network and start it again.
serve-data = The tables are kept in { $file }
serve-stop = Press Ctrl-C to stop; nothing is lost.
serve-bad-number = { $option } needs a whole number from 1 on, not “{ $text }”.
serve-bad-port = A port is a number up to 65535, not “{ $text }”.
serve-bad-host = There is no address “{ $host }” to listen at.
serve-bad-address = “{ $address }” is not an address such as https://garden.example.
serve-bad-proxy = “{ $text }” is not the address of a proxy, such as 10.0.0.5 or 10.0.0.0/24.
serve-bad-inside = “{ $text }” is not an address such as 10.0.0.5 or one.example:8100, by which other servers can reach this one.
serve-inside-port-shared = Several processes cannot all have the port { $port } of --inside: leave the port out.
serve-port-taken = Another program already listens at port { $port }. Name another one, or none: then a free one is found.
serve-cannot-listen = Nothing can listen at { $host }, port { $port }: “{ $reason }”.
serve-data-in-use = Another Hortus works with { $file }; it is at { $address }
serve-too-many-processes = A server has { $most } processes at most, not “{ $text }”.
serve-processes-need-postgresql = { $count } processes need a PostgreSQL database that they share: --data postgresql://... A data file is for one process.
serve-processes-not-here = Only one process can serve on this system.
serve-process-died = Process { $number } of the server ended before it could serve ({ $how }); the lines above may say why.
serve-no-key = There is no key in { $place }. This makes one: hortus key
serve-short-key = Key { $number } in { $place } is too short: it needs { $least } characters. This makes a good one: hortus key
serve-key-file-open = Others than its owner may read or write { $file }, so its keys are not used. This closes it: chmod 600 { $file }
serve-key-file-unreadable = The keys in { $file } cannot be read: “{ $reason }”.
serve-key-file-no-text = { $file } is not a text with one key a line.
backup-done =
    { $count ->
        [one] One table was copied to { $file }
       *[other] { $count } tables were copied to { $file }
    }
backup-no-data = There is no data file { $file } to copy.
backup-exists = { $file } is there already; nothing was copied.
backup-database = { $database } is a database: copy it with pg_dump.
backup-unwritable = { $file } cannot be written: “{ $reason }”.
backup-unreadable = { $file } cannot be copied: “{ $reason }”.
move-done =
    { $count ->
        [one] One table was moved to { $target } and compared; { $source } is as it was
       *[other] { $count } tables were moved to { $target } and compared; { $source } is as it was
    }
move-progress = Moving: { $done }, { $left } left
move-same = The data is at { $place } already; nothing was moved.
move-no-data = There is nothing of Hortus at { $place } to be moved.
move-older = { $place } was written by an older Hortus: start this one with it once, then move it.
move-not-empty = There is something at { $place } already: name a new file, or an empty database.
move-database-in-use = A server, or another hortus move, works with { $database }: stop it first.
move-differs = What arrived in “{ $table }” at { $place } is not what was sent, so nothing was moved.
move-interrupted = Nothing was moved, as you wished: { $place } is as it was.
