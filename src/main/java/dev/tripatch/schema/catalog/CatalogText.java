package dev.tripatch.schema.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A catalogue as text. Its first line names the format; then each release follows: a line {@code
 * release} with its label, a line {@code kind} for each kind, and for each definition a line {@code
 * object} with one line a field below it, which starts with a space.
 *
 * <p>Reading only notes where things are; a definition is decoded when it is asked for. Immutable.
 */
public final class CatalogText {

  private static final String FORMAT = "tripatch-catalogue 1\n";
  private static final String RELEASE = "release ";
  private static final String KIND = "kind ";
  private static final String OBJECT = "object ";
  private static final char FIELD = ' ';

  private final List<CatalogSection> sections;

  private CatalogText(List<CatalogSection> sections) {
    this.sections = sections;
  }

  /**
   * A catalogue's text, read.
   *
   * @throws IllegalArgumentException if it is not a catalogue of this format
   */
  public static CatalogText parse(String text) {
    if (!text.startsWith(FORMAT + RELEASE) || !text.endsWith("\n")) {
      throw new IllegalArgumentException("not a catalogue in the format " + FORMAT.strip());
    }
    List<CatalogSection> sections = new ArrayList<>();
    int end;
    for (int at = FORMAT.length(); at < text.length(); at = end + 1) {
      end = text.indexOf('\n', at);
      if (text.charAt(at) != FIELD) {
        note(text, at, end, sections);
      }
    }
    return new CatalogText(List.copyOf(sections));
  }

  private static void note(String text, int at, int end, List<CatalogSection> sections) {
    if (text.startsWith(OBJECT, at)) {
      sections.getLast().addObject(at + OBJECT.length(), end);
    } else if (text.startsWith(KIND, at)) {
      sections.getLast().addKind(text.substring(at + KIND.length(), end));
    } else if (text.startsWith(RELEASE, at)) {
      sections.add(new CatalogSection(text, text.substring(at + RELEASE.length(), end)));
    } else {
      throw new IllegalArgumentException("not a line of a catalogue: " + text.substring(at, end));
    }
  }

  /** The releases as text; {@link #parse} reads it. Same releases, same text. */
  public static String write(List<Release> releases) {
    StringBuilder out = new StringBuilder(FORMAT);
    for (Release release : releases) {
      out.append(RELEASE).append(release.label()).append('\n');
      release.kinds().forEach(kind -> append(kind, out));
      release.objects().forEach(object -> append(object, out));
    }
    return out.toString();
  }

  private static void append(DeclaredKind kind, StringBuilder out) {
    out.append(KIND).append(kind.apiVersion()).append(' ').append(kind.kind());
    out.append(' ').append(kind.definition()).append('\n');
  }

  private static void append(DeclaredObject object, StringBuilder out) {
    WordLine head =
        new WordLine()
            .add(object.name())
            .add(FieldLine.MAP_TYPE, object.mapType())
            .add(FieldLine.REQUIRED, object.required())
            .add(FieldLine.STRUCTURE, object.structure().word());
    out.append(OBJECT).append(head).append('\n');
    for (DeclaredField field : object.fields()) {
      out.append(FIELD).append(FieldLine.write(field)).append('\n');
    }
  }

  /** All facts of all releases. */
  public List<Release> releases() {
    return sections.stream().map(CatalogSection::release).toList();
  }

  /** The first release alone. */
  CatalogText newest() {
    return new CatalogText(sections.subList(0, 1));
  }

  List<CatalogSection> sections() {
    return sections;
  }

  /** A line of a catalogue, being written; {@link LineWords} reads it. */
  static final class WordLine {

    private final StringBuilder text = new StringBuilder();

    /** Adds a plain word. */
    WordLine add(String word) {
      text.append(text.isEmpty() ? "" : " ").append(word);
      return this;
    }

    /** Adds a named value, if there is one. */
    WordLine add(String name, Optional<String> value) {
      value.ifPresent(present -> add(name + "=" + present));
      return this;
    }

    /** Adds named values, if there are any. */
    WordLine add(String name, List<String> values) {
      return values.isEmpty() ? this : add(name + "=" + String.join(",", values));
    }

    @Override
    public String toString() {
      return text.toString();
    }
  }
}
