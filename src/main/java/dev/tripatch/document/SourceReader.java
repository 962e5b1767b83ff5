package dev.tripatch.document;

import dev.tripatch.document.Diagnostic.Severity;
import dev.tripatch.document.yaml.YamlSyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads one document as kubectl does. Nothing is thrown for bad input. */
public final class SourceReader {

  /** How deep maps and lists may stand inside each other. */
  static final int DEEPEST = 1_000;

  private SourceReader() {}

  /**
   * Reads a YAML text.
   */
  public static SourceDocument readYaml(String name, String text) {
    Lines lines = Lines.of(text);
    Warnings warnings = new Warnings(lines);
    try {
      Node root = new YamlTreeReader(text, warnings).read();
      return new SourceDocument(name, text, Format.YAML, lines, Optional.of(root), warnings.sorted());
    } catch (YamlSyntaxException e) {
      List<Diagnostic> all = new ArrayList<>(warnings.sorted());
      all.add(new Diagnostic(Severity.ERROR, new Span(e.start(), e.end()), e.message(), e.remedy()));
      return new SourceDocument(name, text, Format.YAML, lines, Optional.empty(), all);
    }
  }
}
