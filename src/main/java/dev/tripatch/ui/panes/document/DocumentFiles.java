package dev.tripatch.ui.panes.document;

import dev.tripatch.ui.panes.document.FileObjects.ObjectChoice;
import dev.tripatch.workspace.file.FileEdit;
import dev.tripatch.workspace.file.FileWriting;
import dev.tripatch.workspace.file.SavedTogether;
import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Opens documents from files and writes them back, one object of many if need be. */
public final class DocumentFiles {

  /** How many characters a window has memory for: three of the largest objects of a cluster. */
  private static final int MOST = 5 << 20;

  private final FileWriting writing;
  private final Supplier<SavedTogether> together;

  /** What this wrote in place of what a file held: other objects of the file were read before. */
  private final Map<StoredText, StoredText> written =
      Collections.synchronizedMap(new WeakHashMap<>());

  /** The objects of what was written: each is asked for. */
  private final Map<StoredText, List<ObjectChoice>> objects =
      Collections.synchronizedMap(new WeakHashMap<>());

  /** A new text for an object of a file. */
  public record Change(OpenDocument.Origin origin, String text) {}

  /** Files that the disk has when a method returns. */
  public DocumentFiles() {
    this(TextFiles::write);
  }

  /** Files that are written in this way. */
  public DocumentFiles(FileWriting writing) {
    this(writing, () -> new SavedTogether(writing, Optional.empty(), remark -> {}));
  }

  /** The same, several files together so. */
  public DocumentFiles(FileWriting writing, Supplier<SavedTogether> together) {
    this.writing = writing;
    this.together = together;
  }

  /**
   * Why a text is not shown: the window would have more than it has memory for; empty if it may.
   *
   * @param all how many characters all documents have with it
   */
  public static Optional<String> refusal(long all) {
    return all > MOST
        ? Optional.of(DocumentWords.TOO_LARGE.text("size", (all >> 20) + 1, "limit", MOST >> 20))
        : Optional.empty();
  }

  /**
   * The objects in a file, each as a document.
   *
   * @throws IOException with a sentence for people if the file cannot be read
   */
  public List<OpenDocument> read(Path file) throws IOException {
    StoredText stored = new StoredText(TextFiles.readExactly(file));
    return FileObjects.in(nameOf(file), stored.text()).stream()
        .map(object -> document(file, stored, object))
        .toList();
  }

  /** The objects in a text that came from no file, each as a document. */
  public List<OpenDocument> read(String name, String text) {
    return FileObjects.in(name, new StoredText(text).text()).stream()
        .map(object -> OpenDocument.unfiled(name, object.text()))
        .toList();
  }

  private static String nameOf(Path file) {
    return String.valueOf(file.getFileName());
  }

  private static OpenDocument document(Path file, StoredText stored, ObjectChoice object) {
    return new OpenDocument(
        nameOf(file), object.text(), Optional.of(new OpenDocument.Origin(file, stored, object)));
  }

  /**
   * Whether the file is no longer as it was when the document was opened or saved.
   *
   * @throws IOException if it cannot be read, or was deleted
   */
  public synchronized boolean isChangedOnDisk(OpenDocument.Origin origin) throws IOException {
    return !TextFiles.readExactly(origin.file()).equals(latest(origin.stored()).exact());
  }

  /** What a file holds since this wrote other objects of it. */
  private StoredText latest(StoredText stored) {
    StoredText latest = stored;
    for (StoredText next = written.get(latest); next != null; next = written.get(latest)) {
      latest = next;
    }
    return latest;
  }

  /**
   * A document as it is since this wrote other objects of its file, or the object itself, from
   * elsewhere; the same if nothing was written.
   */
  public OpenDocument current(OpenDocument document) {
    return document
        .origin()
        .map(this::current)
        .map(from -> document(from.file(), from))
        .orElse(document);
  }

  private static OpenDocument document(Path file, OpenDocument.Origin origin) {
    return document(file, origin.stored(), origin.object());
  }

  private OpenDocument.Origin current(OpenDocument.Origin origin) {
    StoredText latest = latest(origin.stored());
    if (latest.equals(origin.stored())) {
      return origin;
    }
    return objects
        .computeIfAbsent(latest, each -> FileObjects.in(nameOf(origin.file()), each.text()))
        .stream()
        .skip(origin.object().index())
        .findFirst()
        .map(object -> new OpenDocument.Origin(origin.file(), latest, object))
        .orElse(origin);
  }

  /**
   * A document as it is in its file now; empty if the file does not hold it any more.
   *
   * @throws IOException with a sentence for people if the file cannot be read
   */
  public Optional<OpenDocument> readAgain(OpenDocument.Origin origin) throws IOException {
    List<OpenDocument> found = read(origin.file());
    return found.size() == 1
        ? Optional.of(found.getFirst())
        : found.stream().filter(document -> isSame(document, origin.object())).findFirst();
  }

  private static boolean isSame(OpenDocument document, ObjectChoice object) {
    return document.origin().filter(at -> at.object().title().equals(object.title())).isPresent();
  }

  /**
   * Writes a text to where a document came from; all else in the file stays as it is, byte order
   * mark and line ends included.
   *
   * @return the document as it is now: its text is the given one
   * @throws IOException with a sentence for people if the file cannot be written, or if the file's
   *     other objects could no longer be read; it is then as it was
   */
  public synchronized OpenDocument save(OpenDocument.Origin opened, String text)
      throws IOException {
    OpenDocument now = changed(new Change(opened, text));
    StoredText stored = stored(List.of(now));
    write(opened.file(), stored);
    written.put(latest(opened.stored()), stored);
    return now;
  }

  private OpenDocument changed(Change change) throws IOException {
    OpenDocument.Origin origin = current(change.origin());
    StoredText stored = origin.stored().with(whole(origin, change.text()));
    return document(origin.file(), stored, origin.object().with(change.text()));
  }

  /**
   * How files were saved together.
   *
   * @param now the documents of each file that is written, in the order of its changes
   * @param hindered what a person must be asked about: another program has written the file, or it
   *     cannot be written
   * @param refusals why no file is written, if none is
   */
  public record Saved(
      Map<Path, List<OpenDocument>> now, Set<Path> hindered, List<String> refusals) {}

  /**
   * Writes texts of objects of several files: all files but those that a person must be asked
   * about, or none.
   *
   * @param byFile at least one change of each file
   * @param goesOn asked before each file, with how many are done; no cancels all
   */
  public synchronized Saved saveAll(Map<Path, List<Change>> byFile, IntPredicate goesOn) {
    Saved saved = new Saved(new HashMap<>(), new HashSet<>(), new ArrayList<>());
    Map<FileEdit, List<OpenDocument>> all = new LinkedHashMap<>();
    byFile.forEach(
        (file, changes) -> {
          try {
            StoredText before = latest(changes.getFirst().origin().stored());
            List<OpenDocument> now = changed(before, changes);
            all.put(new FileEdit(file, before.exact(), stored(now).exact()), now);
          } catch (IOException hindered) {
            saved.hindered().add(file);
          }
        });
    SavedTogether.Ending ending = together.get().write(List.copyOf(all.keySet()), goesOn);
    all.keySet().retainAll(Set.copyOf(ending.written()));
    all.forEach(
        (edit, now) -> {
          List<Change> changes = Objects.requireNonNull(byFile.get(edit.file()));
          known(changes).forEach(each -> written.put(each, stored(now)));
          saved.now().put(edit.file(), now);
        });
    saved.hindered().addAll(ending.hindered());
    saved.refusals().addAll(ending.written().isEmpty() ? ending.told() : List.of());
    return saved;
  }

  private static StoredText stored(List<OpenDocument> ofFile) {
    return ofFile.getFirst().origin().orElseThrow().stored();
  }

  /** What was read of a file, at any time. */
  private Set<StoredText> known(List<Change> changes) {
    return changes.stream().map(each -> latest(each.origin().stored())).collect(Collectors.toSet());
  }

  /** The documents of a file when it has these texts. */
  private List<OpenDocument> changed(StoredText before, List<Change> changes) throws IOException {
    OpenDocument.Origin first = changes.getFirst().origin();
    String name = nameOf(first.file());
    if (!known(changes).stream().map(StoredText::exact).allMatch(before.exact()::equals)) {
      throw new IOException(name);
    }
    if (changes.size() == 1) {
      return List.of(changed(changes.getFirst()));
    }
    Map<Integer, String> texts = new HashMap<>();
    changes.forEach(each -> texts.put(each.origin().object().index(), each.text()));
    String after = FileObjects.withObjects(before.text(), texts);
    List<ObjectChoice> all = FileObjects.in(name, after);
    requireSameObjects(name, FileObjects.in(name, before.text()).size(), all.size());
    StoredText stored = before.with(after);
    return changes.stream()
        .map(each -> all.get(each.origin().object().index()).with(each.text()))
        .map(choice -> document(first.file(), stored, choice))
        .toList();
  }

  private static String whole(OpenDocument.Origin origin, String text) throws IOException {
    if (origin.isWholeFile()) {
      return text;
    }
    String before = origin.stored().text();
    String after = FileObjects.withObject(before, origin.object(), text);
    String name = nameOf(origin.file());
    requireSameObjects(
        name, FileObjects.in(name, before).size(), FileObjects.in(name, after).size());
    return after;
  }

  /** A text that is no object, or several, put among others, would be opened as another one. */
  private static void requireSameObjects(String name, int before, int after) throws IOException {
    if (after != before) {
      throw new IOException(
          DocumentWords.OTHER_OBJECTS.text("file", name, "before", before, "after", after));
    }
  }

  private void write(Path file, StoredText stored) throws IOException {
    try {
      writing.write(file, stored.exact());
    } catch (IOException failed) {
      throw new IOException(SavingFault.sentence(file, failed), failed);
    }
  }

  /**
   * Writes a text to a separate file.
   *
   * @return the document as it is now: its text is the given one
   * @throws IOException with a sentence for people if the file cannot be written; it is then as it
   *     was
   */
  public OpenDocument saveAs(Path file, String text) throws IOException {
    StoredText stored = new StoredText(text);
    write(file, stored);
    ObjectChoice object =
        FileObjects.in(nameOf(file), text).stream()
            .findFirst()
            .orElse(ObjectChoice.whole(text))
            .with(text);
    return document(file, stored, object);
  }
}
