package dev.tripatch.workspace.pair;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectReader;
import dev.tripatch.workspace.objects.ObjectSet;
import dev.tripatch.workspace.objects.Unread;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * All that two sides hold, in pairs.
 *
 * @param objects the objects; those that are on the left alone come last
 * @param texts the files that are no plain manifests, and differ
 * @param areTextsEqual whether all files hold the same texts
 */
public record PairListing(
    List<PairedObject> objects, List<PairedText> texts, boolean areTextsEqual) {

  public PairListing {
    objects = List.copyOf(objects);
    texts = List.copyOf(texts);
  }

  /**
   * Pairs what was read. A file is matched by its path, an object by what it is, wherever it is.
   *
   * @throws IOException with a sentence for people if one is a file and the other a folder
   */
  public static PairListing of(PairSide left, PairSide right) throws IOException {
    boolean areAlike = left.isFolder() == right.isFolder() || left.isEmpty() || right.isEmpty();
    if (!areAlike) {
      throw new IOException(
          PairWording.FILE_AND_FOLDER.text("left", left.path(), "right", right.path()));
    }
    return new Pairer(left, right).listing();
  }

  /** Whether there are objects, and not all that differs is in other files. */
  public boolean hasObjectsToShow() {
    return objects.stream()
        .anyMatch(
            pair ->
                !pair.left()
                    .map(each -> PairDifference.compared(each.object().value()))
                    .equals(
                        pair.right().map(each -> PairDifference.compared(each.object().value()))));
  }

  /** What makes two objects the same. */
  private record Key(String group, String kind, String name) {
    static Key of(FoundObject object) {
      ObjectName name = object.name();
      return new Key(
          name.group(),
          name.kind(),
          name.name().isEmpty() ? object.generateName() + "…" : name.name());
    }
  }

  /** Pairs files, then the objects in them. */
  private static final class Pairer {
    private final ObjectReader reader = new ObjectReader(text -> text);
    private final PairSide left;
    private final PairSide right;
    private final List<FoundObject> ofLeft = new ArrayList<>();
    private final List<FoundObject> ofRight = new ArrayList<>();
    private final List<PairedText> texts = new ArrayList<>();
    private boolean areEqual = true;

    Pairer(PairSide left, PairSide right) {
      this.left = left;
      this.right = right;
    }

    PairListing listing() {
      SortedSet<String> names = new TreeSet<>(left.files().keySet());
      names.addAll(right.files().keySet());
      names.forEach(this::file);
      return new PairListing(objects(), texts, areEqual);
    }

    private void file(String name) {
      Optional<PairFile> mine = Optional.ofNullable(left.files().get(name));
      Optional<PairFile> other = Optional.ofNullable(right.files().get(name));
      boolean isSame = mine.map(PairFile::text).equals(other.map(PairFile::text));
      areEqual &= isSame;
      String shown = other.isPresent() ? right.nameOf(name) : left.nameOf(name);
      Optional<ObjectSet> first = mine.map(file -> read(left.nameOf(name), file));
      Optional<ObjectSet> second = other.map(file -> read(right.nameOf(name), file));
      Optional<String> why = strange(first, mine).or(() -> strange(second, other));
      if (why.isEmpty()) {
        first.ifPresent(set -> ofLeft.addAll(set.objects()));
        second.ifPresent(set -> ofRight.addAll(set.objects()));
      } else if (!isSame || mine.flatMap(PairFile::fault).isPresent()) {
        texts.add(new PairedText(shown, mine, other, why.get()));
      }
    }

    private ObjectSet read(String name, PairFile file) {
      return file.isText()
          ? reader.read(Optional.of(file.path()), name, file.manifest())
          : ObjectSet.NONE;
    }

    /** Why a file is no plain manifest; empty if it is one, or has no content. */
    private static Optional<String> strange(Optional<ObjectSet> set, Optional<PairFile> file) {
      if (set.isEmpty() || file.isEmpty()) {
        return Optional.empty();
      }
      boolean isPlain = file.get().isText() && set.get().unread().isEmpty();
      boolean hasContent = !set.get().objects().isEmpty() || !file.get().text().isBlank();
      return isPlain && (!set.get().objects().isEmpty() || !hasContent)
          ? Optional.empty()
          : Optional.of(set.get().unread().stream().findFirst().map(Pairer::where).orElse(""));
    }

    /** The file is named elsewhere. */
    private static String where(Unread unread) {
      String place = unread.place();
      int column = place.lastIndexOf(':');
      int line = place.lastIndexOf(':', column - 1);
      return place.substring(line + 1) + ": " + unread.message();
    }

    private List<PairedObject> objects() {
      List<FoundObject> free = new ArrayList<>(ofLeft);
      List<Optional<FoundObject>> found = new ArrayList<>();
      for (FoundObject mine : ofRight) {
        found.add(taken(free, other -> isSame(mine, other) && isInSameFile(mine, other)));
      }
      Set<FoundObject> paired = new HashSet<>();
      for (int at = 0; at < found.size(); at++) {
        FoundObject mine = ofRight.get(at);
        if (found.get(at).isEmpty()) {
          found.set(at, taken(free, other -> isSame(mine, other)));
        }
        found.get(at).ifPresent(each -> paired.add(mine));
      }
      for (int at = 0; at < found.size(); at++) {
        if (found.get(at).isEmpty()) {
          found.set(at, withoutNamespace(ofRight.get(at), free, paired));
        }
      }
      List<PairedObject> all = new ArrayList<>();
      for (int at = 0; at < found.size(); at++) {
        FoundObject mine = ofRight.get(at);
        boolean isMoved = found.get(at).filter(other -> !isInSameFile(mine, other)).isPresent();
        all.add(new PairedObject(found.get(at), Optional.of(mine), isMoved));
      }
      free.forEach(each -> all.add(new PairedObject(Optional.of(each), Optional.empty(), false)));
      return all;
    }

    private static Optional<FoundObject> taken(
        List<FoundObject> free, Predicate<FoundObject> wanted) {
      Optional<FoundObject> found = free.stream().filter(wanted).findFirst();
      found.ifPresent(free::remove);
      return found;
    }

    private static boolean isSame(FoundObject one, FoundObject other) {
      return Key.of(one).equals(Key.of(other))
          && one.name().namespace().equals(other.name().namespace());
    }

    private boolean isInSameFile(FoundObject one, FoundObject other) {
      return !right.isFolder() || one.file().name().equals(other.file().name());
    }

    /** One side may leave the namespace to whoever applies it, if it is clear what is meant. */
    private Optional<FoundObject> withoutNamespace(
        FoundObject mine, List<FoundObject> free, Set<FoundObject> paired) {
      List<FoundObject> like =
          free.stream()
              .filter(other -> Key.of(other).equals(Key.of(mine)))
              .filter(
                  other -> other.name().namespace().isEmpty() || mine.name().namespace().isEmpty())
              .toList();
      long rivals =
          ofRight.stream()
              .filter(each -> !paired.contains(each) && Key.of(each).equals(Key.of(mine)))
              .count();
      return like.size() == 1 && rivals == 1
          ? taken(free, like.getFirst()::equals)
          : Optional.empty();
    }
  }

  /**
   * A file that is no plain manifest on one of the sides, and differs.
   *
   * @param name its name
   * @param left the left file; empty if there is none
   * @param right the right one
   * @param why why no objects are compared, in a sentence after line and column; empty if it holds
   *     none
   */
  public record PairedText(
      String name, Optional<PairFile> left, Optional<PairFile> right, String why) {

    /** Whether its lines can be shown. */
    public boolean isText() {
      return left.map(PairFile::isText).orElse(true) && right.map(PairFile::isText).orElse(true);
    }

    /** Both texts; empty where there is no file. */
    public List<String> texts() {
      return Stream.of(left, right).map(file -> file.map(PairFile::text).orElse("")).toList();
    }

    /** Why one of them cannot be read; empty if both can. */
    public Optional<String> fault() {
      return left.flatMap(PairFile::fault).or(() -> right.flatMap(PairFile::fault));
    }
  }

  /**
   * The same object on both sides, or on one alone.
   *
   * @param left as it is on the left; empty if it is new
   * @param right as it is on the right; empty if it is gone
   * @param isMoved whether it is in another file than it was
   */
  public record PairedObject(
      Optional<FoundObject> left, Optional<FoundObject> right, boolean isMoved) {

    /** The object that it is called after: the right one, or else the left one. */
    public FoundObject first() {
      return right.or(() -> left).orElseThrow();
    }

    /** What to call it; where the right one names no namespace, the left one may. */
    public ObjectName name() {
      ObjectName own = first().name();
      String other = left.map(each -> each.name().namespace()).orElse("");
      String name = own.name().isEmpty() ? first().generateName() + "…" : own.name();
      return new ObjectName(
          own.apiVersion(), own.kind(), own.namespace().isEmpty() ? other : own.namespace(), name);
    }
  }
}
