package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.data.JsonData;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.file.PrivateFiles;
import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What was sent, each change in a file that only its owner may read. Several programs may write to
 * it at the same time: each change has its own file, and only who sends it writes it, or who finds
 * out later what became of it. Safe for several threads.
 */
public final class Journal {
  private static final String ENDING = ".json";
  private static final String KEY = "key";
  private static final int KEY_BYTES = 32;

  /** Names sort as their times do. */
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss.SSS").withZone(ZoneOffset.UTC);

  private final Path folder;

  /** With their secrets, for as long as the program runs. */
  private final Map<String, SentChange> own = new ConcurrentHashMap<>();

  /** A journal in a folder, which need not exist yet. */
  public Journal(Path folder) {
    this.folder = folder;
  }

  /** The one beside a person's settings. */
  public static Journal in(Path settingsFolder) {
    return new Journal(settingsFolder.resolve("sent"));
  }

  /**
   * What the files say.
   *
   * @param changes the latest first
   * @param faults a sentence for each file that cannot be read
   */
  public record Read(List<SentChange> changes, List<String> faults) {
    public Read {
      changes = List.copyOf(changes);
      faults = List.copyOf(faults);
    }

    /** The change that took another one back last; empty if none did. */
    public Optional<SentChange> undoOf(SentChange change) {
      return changes.stream()
          .filter(each -> each.undoes().filter(change.id()::equals).isPresent())
          .filter(each -> each.state() == SentChange.State.SENT)
          .findFirst();
    }
  }

  /** A name that no other change has. */
  public static String nameFor(Instant time) {
    byte[] random = new byte[4];
    new SecureRandom().nextBytes(random);
    return TIME.format(time) + "-" + HexFormat.of().formatHex(random);
  }

  /**
   * Writes a change, and sees it to the disk.
   *
   * @param change with its secrets
   * @throws IOException if that fails; what the journal said before of the change, it still says
   */
  public void write(SentChange change) throws IOException {
    PrivateFiles.createFolder(folder);
    PrivateFiles.replace(file(change.id()), JsonData.write(stored(change)));
    own.put(change.id(), change);
  }

  /** Why a change could not be written, in sentences. */
  public String sentence(SentChange change, IOException failed) {
    return SavingFault.sentence(file(change.id()), failed);
  }

  private SentChange stored(SentChange change) throws IOException {
    if (change.isDigested() || !SecretDigests.areNeeded(change.before(), change.after())) {
      return change;
    }
    SecretDigests digests = new SecretDigests(key());
    MapValue before = digests.of(change.beforeMap());
    MapValue after = digests.of(change.afterMap());
    boolean isSame = before.equals(change.before()) && after.equals(change.after());
    return isSame ? change : change.digested(before, after);
  }

  /** All that is in it. */
  public Read read() {
    List<SentChange> changes = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    for (Path file : files(faults)) {
      try {
        SentChange change = JsonData.read(TextFiles.read(file), SentChange.class);
        changes.add(withSecrets(change));
      } catch (IOException | DataFault unreadable) {
        faults.add(JournalWording.UNREADABLE.text("file", file, "reason", reason(unreadable)));
      }
    }
    return new Read(changes, faults);
  }

  /** Another program may have found out meanwhile what became of it. */
  private SentChange withSecrets(SentChange change) {
    return Optional.ofNullable(own.get(change.id()))
        .filter(mine -> mine.state() == change.state())
        .filter(mine -> mine.version().equals(change.version()))
        .orElse(change);
  }

  private static String reason(Exception fault) {
    return Optional.ofNullable(fault.getMessage()).orElse(fault.toString());
  }

  private List<Path> files(List<String> faults) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.getFileName().toString().endsWith(ENDING))
          .sorted(Comparator.comparing((Path file) -> file.getFileName().toString()).reversed())
          .toList();
    } catch (NoSuchFileException nothingYet) {
      return List.of();
    } catch (IOException unreadable) {
      faults.add(JournalWording.UNREADABLE.text("file", folder, "reason", reason(unreadable)));
      return List.of();
    }
  }

  /** One change; empty if there is none of the name. */
  public Optional<SentChange> find(String id) {
    return read().changes().stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /**
   * An object as a change in the journal has it: with digests where the change has them.
   *
   * @throws IOException if the key cannot be read
   */
  public MapValue asIn(SentChange change, MapValue object) throws IOException {
    return change.isDigested() ? new SecretDigests(key()).of(object) : object;
  }

  /** Whether something of a secret would be needed that only its digest is known of. */
  public static boolean isOfDigests(Value value) {
    return SecretDigests.areIn(value);
  }

  private Path file(String id) {
    return folder.resolve(id + ENDING);
  }

  /** Made once; the digests of two keys have nothing in common. */
  private byte[] key() throws IOException {
    PrivateFiles.createFolder(folder);
    Path file = folder.resolve(KEY);
    if (!Files.exists(file)) {
      byte[] bytes = new byte[KEY_BYTES];
      new SecureRandom().nextBytes(bytes);
      PrivateFiles.createOnce(file, HexFormat.of().formatHex(bytes));
    }
    try {
      byte[] bytes = HexFormat.of().parseHex(TextFiles.read(file).strip());
      if (bytes.length == KEY_BYTES) {
        return bytes;
      }
    } catch (IllegalArgumentException noDigits) {
      // Nor can it be used.
    }
    throw new IOException(JournalWording.NO_KEY.text("file", file));
  }

  /**
   * Digests in place of secrets: equal for equal values, and of no use to anybody without the key
   * of this machine.
   */
  private static final class SecretDigests {
    private static final String ALGORITHM = "HmacSHA256";

    /** No value of an object begins so by chance. */
    private static final String PREFIX = "tripatch-digest:";

    private final SecretKeySpec key;

    /** With the key of this machine. */
    SecretDigests(byte[] key) {
      this.key = new SecretKeySpec(key, ALGORITHM);
    }

    /** The object with digests in place of its secrets; as it is if it has none. */
    MapValue of(MapValue object) {
      return (MapValue) digested(object, Masking.of(List.of(object)).masked(object));
    }

    /** Whether any of these may have secrets. */
    static boolean areNeeded(Value... values) {
      return Masking.of(List.of(values)).isNeeded();
    }

    /** Whether a digest is in it. */
    static boolean areIn(Value value) {
      return value.has(
          part -> part instanceof StringValue(String text, _) && text.startsWith(PREFIX));
    }

    private Value digested(Value plain, Value masked) {
      if (plain.equals(masked)) {
        return plain;
      }
      if (plain instanceof MapValue map && masked instanceof MapValue other) {
        MapValue.Builder digested = MapValue.builder();
        map.entries()
            .forEach(
                (name, value) -> {
                  Value mask = other.get(name);
                  digested.put(name, mask == null ? digest(value) : digested(value, mask));
                });
        return digested.build();
      }
      if (plain instanceof ListValue list
          && masked instanceof ListValue other
          && list.size() == other.size()) {
        List<Value> digested = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
          digested.add(digested(list.get(i), other.get(i)));
        }
        return new ListValue(digested);
      }
      return digest(plain);
    }

    private Value digest(Value value) {
      try {
        Mac mac = Mac.getInstance(ALGORITHM);
        mac.init(key);
        byte[] digest = mac.doFinal(CanonicalJson.write(value).getBytes(StandardCharsets.UTF_8));
        return new StringValue(PREFIX + HexFormat.of().formatHex(digest));
      } catch (GeneralSecurityException impossible) {
        // Every Java has it.
        throw new IllegalStateException(impossible);
      }
    }
  }
}
