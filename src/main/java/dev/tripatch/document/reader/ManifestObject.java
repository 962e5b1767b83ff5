package dev.tripatch.document.reader;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.MapValue;
import java.lang.ref.WeakReference;
import java.util.Optional;

/**
 * An object in a file, with its own text. An item of a list object is shown as if it was in a file
 * of its own, without dash and indentation. Where it uses anchors that are outside of it, it is
 * shown written out, since its text alone could not be read. Where only its list says its kind, its
 * text and value say it too.
 */
public final class ManifestObject {

  /** Whether the text of the slice can be read without the rest of the file. */
  private enum Standing {
    /** Nobody asked yet. */
    UNKNOWN,
    /** It can. */
    ALONE,
    /** It cannot, and is shown written out. */
    WRITTEN_OUT
  }

  private final ManifestFile file;
  private final ObjectName name;
  private final Optional<MapValue> kept;
  private final TextSlice slice;
  private final Optional<SourceDocument> whole;
  private volatile WeakReference<MapValue> lastRead;
  private volatile Standing standing;

  private ManifestObject(
      ManifestFile file,
      ObjectName name,
      MapValue value,
      boolean isKept,
      TextSlice slice,
      Optional<SourceDocument> whole,
      Standing standing) {
    this.file = file;
    this.name = name;
    this.kept = isKept ? Optional.of(value) : Optional.empty();
    this.lastRead = new WeakReference<>(value);
    this.slice = slice;
    this.whole = whole;
    this.standing = standing;
  }

  /**
   * The object that a document is. Where it is the whole file it is not read again; of many objects
   * the places, and their values too, would take too much room.
   */
  static ManifestObject of(
      ManifestFile file, MapValue value, TextSlice slice, SourceDocument document) {
    boolean isWhole = file.keepsPlaces() && slice.span().length() == file.text().length();
    return new ManifestObject(
        file,
        ObjectName.of(value),
        value,
        file.keepsPlaces(),
        slice,
        isWhole ? Optional.of(document) : Optional.empty(),
        Standing.ALONE);
  }

  /** An object that is all of its file, whose text was written for it. */
  static ManifestObject written(ManifestFile file, MapValue value) {
    return new ManifestObject(
        file,
        ObjectName.of(value),
        value,
        true,
        new TextSlice(file.text(), new Span(0, file.text().length()), 0),
        Optional.empty(),
        Standing.ALONE);
  }

  /**
   * An item of a list object.
   *
   * @param said what only its list says of it
   */
  static ManifestObject ofItem(ManifestFile file, MapValue said, MapValue own, TextSlice slice) {
    MapValue.Builder all = said.toBuilder();
    own.entries().forEach(all::put);
    MapValue value = all.build();
    return new ManifestObject(
        file,
        ObjectName.of(value),
        value,
        true,
        slice.headed(said),
        Optional.empty(),
        Standing.UNKNOWN);
  }

  /** Which object it is. */
  public ObjectName name() {
    return name;
  }

  /** Its value as the file says it. That of one of many documents may have to be read again. */
  public MapValue value() {
    return kept.orElseGet(this::read);
  }

  private MapValue read() {
    MapValue known = lastRead.get();
    if (known == null) {
      known = document().object().orElseThrow();
      lastRead = new WeakReference<>(known);
    }
    return known;
  }

  /** Its text in the file. */
  public Span span() {
    return slice.span();
  }

  /** Its own text; line breaks are LF. Reading it gives {@link #value()}. */
  public String text() {
    return writtenOut().orElseGet(slice::text);
  }

  /** Its own text, read. */
  public SourceDocument document() {
    String text = text();
    return whole
        .filter(read -> read.text().equals(text))
        .orElseGet(() -> SourceReader.read(file.name(), text));
  }

  /** The text written out, where the slice alone does not read as the value. */
  private Optional<String> writtenOut() {
    if (standing == Standing.UNKNOWN) {
      SourceDocument alone = SourceReader.read(file.name(), slice.text());
      boolean stands = alone.object().filter(value()::equals).isPresent();
      standing = stands ? Standing.ALONE : Standing.WRITTEN_OUT;
    }
    return standing == Standing.ALONE ? Optional.empty() : Optional.of(YamlWriter.write(value()));
  }

  /**
   * The whole file with another text for this object. Lines that are the same as before keep every
   * byte, their indentation, comments and line breaks included; so the object's own text gives the
   * file as it is.
   *
   * @param text the object's new text
   */
  public String replacedWith(String text) {
    return isWrittenOutAs(text) ? file.text() : slice.replacedWith(text);
  }

  private boolean isWrittenOutAs(String text) {
    return writtenOut().filter(text::equals).isPresent();
  }

  /** What the file gets in the place of its {@link #span} for another text. */
  String inPlace(String text) {
    return isWrittenOutAs(text) ? slice.span().in(file.text()) : slice.inPlace(text);
  }

  /** The offset in the file of an offset in {@link #text()}; of its beginning if written out. */
  public int toFile(int offset) {
    return writtenOut().isPresent() ? slice.span().start() : slice.toFile(offset);
  }

  /**
   * How many lines of the file are before its text, less those that only its list says; 0 if it is
   * written out.
   */
  public int linesBefore() {
    return writtenOut().isPresent()
        ? 0
        : file.lines().lineOf(slice.span().start()) - 1 - slice.linesOfHead();
  }

  /** {@code file:line:column} of an offset in {@link #text()}, for messages. */
  public String locate(int offset) {
    return file.name() + ":" + file.lines().positionOf(toFile(offset));
  }

  @Override
  public String toString() {
    return name.toString();
  }
}
