package dev.tripatch.ui.panes.document;

import dev.tripatch.workspace.file.FileWriting;
import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;

/** Opens documents from files and writes them back, one object of many if need be. */
public final class DocumentFiles {

  /** How many characters a window has memory for: three of the largest objects of a cluster. */
  private static final int MOST = 5 << 20;

  private final FileWriting writing;

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
    this.writing = writing;
  }

  /**
   * Why a text is not shown: the window would have more than it has memory for; empty if it may.
   *
   * @param all how many characters all documents have with it
   */
  public static Optional<String> refusal(long all) {
    return Optional.of(DocumentWords.TOO_LARGE)
        .filter(_ -> all > MOST)
        .map(words -> words.text("size", (all >> 20) + 1, "limit", MOST >> 20));
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
    OpenDocument.Origin origin = current(opened);
    StoredText stored = origin.stored().with(whole(origin, text));
    write(origin.file(), stored);
    written.put(origin.stored(), stored);
    return document(origin.file(), stored, origin.object().with(text));
  }

  /**
   * Writes texts of several objects of a file at once, unless it is no longer as it was.
   *
   * @param changes at least one; of one file
   * @return the documents as they are now, in the same order; empty if another program has written
   *     the file
   * @throws IOException as {@link #save} does; the file is then as it was
   */
  public synchronized Optional<List<OpenDocument>> saveUnchanged(List<Change> changes)
      throws IOException {
    OpenDocument.Origin first = changes.getFirst().origin();
    StoredText before = latest(first.stored());
    String exact = TextFiles.readExactly(first.file());
    Set<StoredText> known = new HashSet<>();
    changes.forEach(each -> known.add(latest(each.origin().stored())));
    if (!known.stream().map(StoredText::exact).allMatch(exact::equals)) {
      return Optional.empty();
    }
    return Optional.of(
        changes.size() == 1
            ? List.of(save(first, changes.getFirst().text()))
            : saveTogether(first.file(), before, known, changes));
  }

  private List<OpenDocument> saveTogether(
      Path file, StoredText before, Set<StoredText> known, List<Change> changes)
      throws IOException {
    Map<Integer, String> texts = new HashMap<>();
    changes.forEach(each -> texts.put(each.origin().object().index(), each.text()));
    String name = nameOf(file);
    String after = FileObjects.withObjects(before.text(), texts);
    List<ObjectChoice> now = FileObjects.in(name, after);
    requireSameObjects(name, FileObjects.in(name, before.text()).size(), now.size());
    StoredText stored = before.with(after);
    write(file, stored);
    known.forEach(each -> written.put(each, stored));
    objects.put(stored, now);
    return changes.stream()
        .map(
            each ->
                document(file, stored, now.get(each.origin().object().index()).with(each.text())))
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
