package dev.tripatch.ui.start;

import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.ui.window.StartSides;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.LocalManifest;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.pair.PairChange;
import dev.tripatch.workspace.pair.PairEstimate;
import dev.tripatch.workspace.pair.PairFolders;
import dev.tripatch.workspace.pair.PairListing;
import dev.tripatch.workspace.pair.PairSide;
import dev.tripatch.workspace.pair.PairedObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two sides that a window compares. What differs between two files is shown as what would be
 * applied to the left one, which is last applied and live at once, to make it the right one.
 * kubectl's two folders are copied first: it deletes them.
 *
 * @param left what is before; of kubectl what is live
 * @param right what is after; of kubectl what the server would store
 * @param isOfKubectl whether kubectl calls
 * @param isOne whether each holds one object, the same one
 * @param local the file or folder that is applied; only for kubectl, empty if it is not known
 * @param answers what the server would store, where local is known
 * @param remarks what to tell beside the window
 */
record StartPair(
    Optional<Path> left,
    Optional<Path> right,
    boolean isOfKubectl,
    boolean isOne,
    Optional<Path> local,
    Map<ObjectName, MapValue> answers,
    List<String> remarks) {

  /**
   * Reads the two sides.
   *
   * @throws IOException with a sentence for people if one cannot be read
   */
  static StartPair of(Path before, Path after, Map<String, String> environment, Workbench workbench)
      throws IOException {
    PairSide left = PairSide.read(before);
    PairSide right = PairSide.read(after);
    PairListing listing = PairListing.of(left, right);
    return PairFolders.isOfKubectl(before, after)
        ? ofKubectl(listing, environment, workbench)
        : ofFiles(left, right, listing);
  }

  private static StartPair ofFiles(PairSide left, PairSide right, PairListing listing) {
    boolean isOne =
        listing.objects().size() == 1
            && listing.objects().getFirst().left().isPresent()
            && listing.objects().getFirst().right().isPresent()
            && !left.isFolder();
    return new StartPair(
        Optional.of(left).filter(side -> !side.isEmpty()).map(PairSide::path),
        Optional.of(right).filter(side -> !side.isEmpty()).map(PairSide::path),
        false,
        isOne,
        Optional.empty(),
        Map.of(),
        others(listing));
  }

  private static List<String> others(PairListing listing) {
    return listing.texts().isEmpty()
        ? List.of()
        : List.of(StartWords.OTHER_FILES.text("count", listing.texts().size()));
  }

  private static StartPair ofKubectl(
      PairListing listing, Map<String, String> environment, Workbench workbench)
      throws IOException {
    Path folder = PipedFile.folder();
    Path live = folder(folder, "live");
    Path merged = folder(folder, "server");
    PairEstimate estimate = new PairEstimate(workbench);
    for (PairedObject pair : listing.objects()) {
      Optional<MapValue> now = pair.left().map(StartPair::value).map(PairEstimate::live);
      Optional<MapValue> answer = pair.right().map(StartPair::value);
      copy(now, live, pair);
      copy(answer.map(each -> estimate.local(now, each)), merged, pair);
    }
    List<String> remarks = new ArrayList<>(others(listing));
    Optional<Path> local = local(environment);
    if (local.isEmpty()) {
      remarks.add(StartWords.LOCAL_IS_SERVERS.text("variable", LocalManifest.VARIABLE));
    }
    return new StartPair(
        Optional.of(live),
        Optional.of(merged),
        true,
        false,
        local,
        answers(listing),
        List.copyOf(remarks));
  }

  private static Optional<Path> local(Map<String, String> environment) {
    String name = environment.getOrDefault(LocalManifest.VARIABLE, "");
    try {
      return Optional.of(name).filter(text -> !text.isBlank()).map(Path::of).filter(Files::exists);
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  /** kubectl's masks say nothing about what is stored. */
  private static Map<ObjectName, MapValue> answers(PairListing listing) {
    Map<ObjectName, MapValue> answers = new HashMap<>();
    for (PairedObject pair : listing.objects()) {
      pair.right()
          .map(StartPair::value)
          .filter(answer -> PairEstimate.told(answer).equals(answer))
          .ifPresent(answer -> answers.put(pair.first().name(), PairChange.compared(answer)));
    }
    return answers;
  }

  private static MapValue value(FoundObject object) {
    return object.object().value();
  }

  private static Path folder(Path parent, String name) throws IOException {
    Path folder = Files.createDirectory(parent.resolve(name));
    folder.toFile().deleteOnExit();
    return folder;
  }

  private static void copy(Optional<MapValue> object, Path folder, PairedObject pair)
      throws IOException {
    if (object.isPresent()) {
      String name = Path.of(pair.first().file().name()).getFileName() + ".yaml";
      PipedFile.of(folder, name, YamlWriter.write(object.get()));
    }
  }

  /** Files and folders with many objects; empty if there is only one to show. */
  Optional<ObjectSources> sources() {
    if (isOne) {
      return Optional.empty();
    }
    List<Path> before = left.stream().toList();
    List<Path> after = local.or(() -> right).stream().toList();
    return Optional.of(new ObjectSources(isOfKubectl ? List.of() : before, after, before, true));
  }

  /** What the panes are called. */
  StartSides sides() {
    if (isOfKubectl) {
      return local.isPresent()
          ? new StartSides(Map.of(), answers, false)
          : new StartSides(Map.of(Role.LOCAL, StartWords.LOCAL_ESTIMATED.text()), Map.of(), false);
    }
    Map<Role, String> titles = new EnumMap<>(Role.class);
    left.ifPresent(path -> titles.put(Role.LAST_APPLIED, StartWords.BEFORE.text()));
    left.ifPresent(path -> titles.put(Role.LIVE, StartWords.BEFORE.text()));
    right.ifPresent(path -> titles.put(Role.LOCAL, StartWords.AFTER.text()));
    return new StartSides(titles, Map.of(), left.isPresent() && right.isPresent());
  }

  /** The one object as documents. */
  StartOptions asDocuments(StartOptions options) {
    options.lastApplied = left.map(Path::toString).orElse(null);
    options.live = options.lastApplied;
    options.local = right.map(Path::toString).orElse(null);
    return options;
  }
}
