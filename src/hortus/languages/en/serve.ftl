### Running a server of one's own: hortus serve, hortus backup.

serve-address = Hortus is at { $address }
serve-near = Only this computer can reach it, so a link to a table works nowhere else. To play with friends in your network: hortus serve --host 0.0.0.0
serve-far = Other computers can reach it. Whoever has a link to a seat can sit down there.
serve-data = The tables are kept in { $file }
serve-stop = Press Ctrl-C to stop; nothing is lost.
serve-bad-number = { $option } needs a whole number from 1 on, not “{ $text }”.
serve-bad-port = A port is a number up to 65535, not “{ $text }”.
serve-bad-host = There is no address “{ $host }” to listen at.
serve-bad-address = “{ $address }” is not an address such as https://garden.example.
serve-bad-proxy = “{ $text }” is not the address of a proxy, such as 10.0.0.5 or 10.0.0.0/24.
serve-port-taken = Another program already listens at port { $port }. Name another one, or none: then a free one is found.
serve-cannot-listen = Nothing can listen at { $host }, port { $port }: “{ $reason }”.
serve-data-in-use = Another Hortus works with { $file }; it is at { $address }
backup-done =
    { $count ->
        [one] One table was copied to { $file }
       *[other] { $count } tables were copied to { $file }
    }
backup-no-data = There is no data file { $file } to copy.
backup-exists = { $file } is there already; nothing was copied.
backup-unwritable = { $file } cannot be written: “{ $reason }”.
backup-unreadable = { $file } cannot be copied: “{ $reason }”.
