package dev.tripatch.document.edit;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds out why a text would not read as it should after an edit. */
final class Causes {

  private static final Pattern ANCHOR = Pattern.compile("&([^\\s,\\[\\]{}]+)");

  private final SourceDocument document;
  private final NodeLayout outline;
  private final Node root;

  Causes(SourceDocument document, Node root) {
    this.document = document;
    this.outline = new NodeLayout(document);
    this.root = root;
  }

  /**
   * The cause, as far as it shows.
   *
   * @param places the way to what was edited
   * @param wanted the value that it was to have
   */
  EditRefusedException of(List<PathStep> places, Value wanted) throws EditRefusedException {
    for (int i = 0; i <= places.size(); i++) {
      Node node = Route.follow(places.subList(0, i), outline, root).node();
      int end = i == places.size() ? node.span().end() : outline.contentStart(node);
      Optional<EditRefusedException> shared = shared(node.span().start(), end);
      if (shared.isPresent()) {
        return shared.get();
      }
    }
    Optional<FloatValue> whole = outline.isJson() ? Optional.empty() : wholeFloat(wanted);
    return whole.map(EditRefusals::notInYaml).orElseGet(this::flawed);
  }

  private Optional<EditRefusedException> shared(int start, int end) {
    String text = document.text();
    Matcher anchors = ANCHOR.matcher(text).region(start, end);
    while (!outline.isJson() && anchors.find()) {
      if (text.indexOf("*" + anchors.group(1), anchors.end()) >= 0) {
        int line = outline.lines().lineOf(anchors.start());
        return Optional.of(EditRefusals.shared(anchors.group(1), line));
      }
    }
    return Optional.empty();
  }

  /** A float that is written without a fraction, and so is read as an integer. */
  private static Optional<FloatValue> wholeFloat(Value value) {
    return value
        .all()
        .flatMap(part -> part instanceof FloatValue number ? Stream.of(number) : Stream.empty())
        .filter(number -> CanonicalJson.write(number).matches("-?[0-9]+"))
        .findFirst();
  }

  private EditRefusedException flawed() {
    Optional<Diagnostic> flaw = document.diagnostics().stream().findFirst();
    return flaw.map(each -> EditRefusals.flawed(document, each)).orElseGet(EditRefusals::unlike);
  }
}
