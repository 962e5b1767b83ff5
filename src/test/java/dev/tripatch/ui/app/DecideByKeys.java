package dev.tripatch.ui.app;

import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.recorded.RealUpgrades.Upgrade;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.feature.objects.ObjectRow;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectListing;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectReader;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.objects.Watch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/**
 * The job "open, decide all, save" by keys alone, of a real upgrade that drifted: {@code NEW OLD
 * EVERY MILLIS} opens the files, of which every so many-th object has drift, decides each conflict
 * by a key, and saves; then once more with random pauses of up to so many milliseconds between the
 * keys, without waiting for anything. Prints what it took, and whether both give the same bytes.
 */
public final class DecideByKeys {
  private static final List<KeyCode> KEYS = List.of(KeyCode.L, KeyCode.K, KeyCode.B);
  private static final long SEED = 20_261_126;
  private static final int TOO_LONG = 600;

  private final Path root;
  private final Stage stage = new Stage();
  private final TripatchWindow window =
      new TripatchWindow(
          stage, new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "test"));

  private DecideByKeys(Path root) {
    this.root = root;
  }

  public static void main(String[] words) throws Exception {
    CompletableFuture<Boolean> started = new CompletableFuture<>();
    Platform.startup(() -> started.complete(true));
    started.join();
    Platform.setImplicitExit(false);
    try {
      Path waiting = written(words);
      int decisions = onFx(() -> new DecideByKeys(waiting)).waitingForEach();
      Path ahead = written(words);
      onFx(() -> new DecideByKeys(ahead)).typingAhead(decisions, Integer.parseInt(words[3]));
      System.out.printf(" %s bytes%n", locals(waiting).equals(locals(ahead)) ? "same" : "OTHER");
    } finally {
      Platform.exit();
    }
  }

  private static Path written(String[] words) throws IOException {
    return write(Path.of(words[0]), Path.of(words[1]), Integer.parseInt(words[2]));
  }

  /** The files as they are; live as a cluster would have it, with drift. */
  private static Path write(Path local, Path old, int every) throws IOException {
    Path root = Files.createTempDirectory("by-keys");
    copy(local, root.resolve(Role.LOCAL.name()));
    copy(old, root.resolve(Role.LAST_APPLIED.name()));
    Path live = Files.createDirectories(root.resolve(Role.LIVE.name()));
    ObjectListing listing =
        ObjectListing.of(
            new ObjectSources(List.of(), List.of(local), List.of(old), true),
            new ObjectReader(text -> text),
            Watch.NOBODY);
    int number = 0;
    for (ObjectPair pair : listing.pairs()) {
      Optional<MapValue> before = pair.live().map(FoundObject::object).map(each -> each.value());
      Optional<MapValue> after = pair.local().map(FoundObject::object).map(each -> each.value());
      if (before.isPresent() && after.isPresent()) {
        MapValue found =
            number % every == 0 ? Upgrade.of("", before.get(), after.get()).live() : before.get();
        Files.writeString(live.resolve(number + ".yaml"), YamlWriter.write(found));
        number++;
      }
    }
    return root;
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path file : all.filter(each -> each.toString().endsWith(".yaml")).toList()) {
        Path wanted =
            to.resolve(
                file.equals(from)
                    ? String.valueOf(file.getFileName())
                    : from.relativize(file).toString());
        Files.createDirectories(Objects.requireNonNull(wanted.getParent()));
        Files.writeString(wanted, Files.readString(file));
      }
    }
  }

  private static Map<String, String> locals(Path root) {
    Map<String, String> texts = new TreeMap<>();
    Path local = root.resolve(Role.LOCAL.name());
    try (Stream<Path> all = Files.walk(local)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        texts.put(local.relativize(file).toString(), Files.readString(file));
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return texts;
  }

  private ObjectsViewModel objects() {
    return OpenContent.of(window).objects().model();
  }

  private int undecided() {
    return objects().rows().stream().mapToInt(ObjectRow::undecided).sum();
  }

  private double open() throws Exception {
    long start = System.nanoTime();
    onFx(
        () -> {
          window.show(
              StartDocuments.of(
                  new ObjectSources(
                      List.of(root.resolve(Role.LAST_APPLIED.name())),
                      List.of(root.resolve(Role.LOCAL.name())),
                      List.of(root.resolve(Role.LIVE.name())),
                      true)));
          stage.setWidth(1280);
          stage.setHeight(800);
          return true;
        });
    await(() -> !objects().rows().isEmpty() && objects().survey().isComplete() && isIdle());
    onFx(
        () -> {
          OpenContent.of(window).decisions().advancesProperty().set(true);
          OpenContent.of(window).view().panes().focus(Role.LOCAL);
          return true;
        });
    // The way begins at the first conflict, wherever that is.
    onFx(
        () -> {
          fire(KeyCode.PAGE_DOWN, false);
          return true;
        });
    await(this::isIdle);
    return secondsSince(start);
  }

  private boolean isIdle() {
    return !OpenContent.of(window).comparison().busyProperty().get()
        && !OpenContent.of(window).queue().isWaiting();
  }

  private void fire(KeyCode key, boolean isShifted) {
    KeyEvent event = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, isShifted, true, false, false);
    Objects.requireNonNull(stage.getScene().getFocusOwner()).fireEvent(event);
  }

  private void decide(int number) throws Exception {
    onFx(
        () -> {
          fire(KEYS.get(number % KEYS.size()), true);
          return true;
        });
  }

  private double save() throws Exception {
    long start = System.nanoTime();
    onFx(
        () -> {
          OpenContent.of(window).actions().named("SAVE_ALL").run().run();
          return true;
        });
    await(() -> objects().rows().stream().noneMatch(ObjectRow::isModified));
    return secondsSince(start);
  }

  private void close() throws Exception {
    onFx(
        () -> {
          window.drop();
          stage.hide();
          return true;
        });
  }

  private int waitingForEach() throws Exception {
    double opened = open();
    int conflicts = onFx(this::undecided);
    long start = System.nanoTime();
    int keys = 0;
    int wasted = 0;
    for (int left = conflicts; left > 0 && keys < 2 * conflicts; keys++) {
      decide(keys);
      await(this::isIdle);
      int now = onFx(this::undecided);
      wasted += now < left ? 0 : 1;
      left = now;
    }
    double deciding = secondsSince(start);
    System.out.printf(
        Locale.ROOT,
        "%d objects, %d conflicts: open %.1f s, %d keys (%d wasted) %.1f s, save %.2f s;",
        objects().rows().size(),
        conflicts,
        opened,
        keys,
        wasted,
        deciding,
        save());
    close();
    return keys;
  }

  private void typingAhead(int keys, int longest) throws Exception {
    open();
    Random random = new Random(SEED);
    long start = System.nanoTime();
    for (int i = 0; i < keys; i++) {
      decide(i);
      Thread.sleep(random.nextInt(longest + 1));
    }
    await(() -> isIdle() && undecided() == 0);
    System.out.printf(
        Locale.ROOT, " with pauses of 0 to %d ms %.1f s,", longest, secondsSince(start));
    save();
    close();
  }

  private static double secondsSince(long nanos) {
    return (System.nanoTime() - nanos) / 1e9;
  }

  private static void await(BooleanSupplier condition) throws Exception {
    long start = System.nanoTime();
    while (!onFx(condition::getAsBoolean)) {
      if (secondsSince(start) > TOO_LONG) {
        throw new IllegalStateException("did not happen");
      }
      Thread.sleep(2);
    }
  }

  private static <T> T onFx(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Platform.runLater(task);
    return task.get(60, TimeUnit.SECONDS);
  }
}
