package dev.tripatch.ui.start;

import dev.tripatch.json.Role;
import dev.tripatch.ui.window.StartDocuments.StartSides;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.pair.PairFolders;
import dev.tripatch.workspace.pair.PairListing;
import dev.tripatch.workspace.pair.PairListing.PairedObject;
import dev.tripatch.workspace.pair.PairSide;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Two sides that a window compares. What differs between two files is shown as what would be
 * applied to the left one, which is last applied and live at once, to make it the right one.
 *
 * @param left what is before; empty for nothing
 * @param right what is after; empty for nothing
 * @param sources files and folders with many objects; empty if each side has one, the same one
 * @param sides what the panes are called
 * @param isOfKubectl whether kubectl calls
 */
record StartPair(
    Optional<Path> left,
    Optional<Path> right,
    Optional<ObjectSources> sources,
    StartSides sides,
    boolean isOfKubectl) {

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
        ? new StartHook(listing, workbench).open(environment)
        : ofFiles(left, right, listing);
  }

  private static StartPair ofFiles(PairSide left, PairSide right, PairListing listing) {
    Optional<Path> before = Optional.of(left).filter(side -> !side.isEmpty()).map(PairSide::path);
    Optional<Path> after = Optional.of(right).filter(side -> !side.isEmpty()).map(PairSide::path);
    Map<Role, String> titles = new EnumMap<>(Role.class);
    before.ifPresent(path -> titles.put(Role.LAST_APPLIED, StartWords.BEFORE.text()));
    before.ifPresent(path -> titles.put(Role.LIVE, StartWords.BEFORE.text()));
    after.ifPresent(path -> titles.put(Role.LOCAL, StartWords.AFTER.text()));
    return new StartPair(
        before,
        after,
        isOne(left, listing) ? Optional.empty() : Optional.of(sources(listing)),
        new StartSides(titles, Map.of(), others(listing), before.isPresent() && after.isPresent()),
        false);
  }

  private static boolean isOne(PairSide left, PairListing listing) {
    return !left.isFolder()
        && listing.objects().size() == 1
        && listing.objects().getFirst().left().isPresent()
        && listing.objects().getFirst().right().isPresent();
  }

  /** Files that hold no objects are no fault here, so the others are named one by one. */
  private static ObjectSources sources(PairListing listing) {
    List<Path> before = files(listing, PairedObject::left);
    return new ObjectSources(before, files(listing, PairedObject::right), before, true);
  }

  private static List<Path> files(
      PairListing listing, Function<PairedObject, Optional<FoundObject>> side) {
    return listing.objects().stream()
        .flatMap(pair -> side.apply(pair).stream())
        .flatMap(found -> found.file().path().stream())
        .distinct()
        .toList();
  }

  /** That there is more than objects. */
  static List<String> others(PairListing listing) {
    return listing.texts().isEmpty()
        ? List.of()
        : List.of(StartWords.OTHER_FILES.text("count", listing.texts().size()));
  }

  /** The one object as documents. */
  StartOptions asDocuments(StartOptions options) {
    options.lastApplied = left.map(Path::toString).orElse(null);
    options.live = options.lastApplied;
    options.local = right.map(Path::toString).orElse(null);
    return options;
  }
}
