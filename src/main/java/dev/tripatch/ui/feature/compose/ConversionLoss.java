package dev.tripatch.ui.feature.compose;

import dev.tripatch.document.Format;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a patch said that is not said when the same effect is written in another format. */
final class ConversionLoss {

  private static final Pattern COMMENT = Pattern.compile("(?m)(^|\\s)#");
  private static final StringValue TEST = new StringValue("test");

  private ConversionLoss() {}

  /** Sentences, each with a space before it; empty if nothing is lost. */
  static String of(SourceDocument read, PatchFormat from, PatchFormat to) {
    Optional<Value> patch = read.root().map(Node::value);
    String directives =
        from == PatchFormat.STRATEGIC
                && to != from
                && patch.filter(ConversionLoss::directs).isPresent()
            ? ComposeWords.RESULT_NOT_DIRECTIVES.text()
            : "";
    String tests =
        from == PatchFormat.JSON && to != from && patch.filter(ConversionLoss::tests).isPresent()
            ? ComposeWords.TEST_OPERATIONS_STAY.text()
            : "";
    boolean hasComments = read.format() == Format.YAML && COMMENT.matcher(read.text()).find();
    return directives + tests + (hasComments ? ComposeWords.COMMENTS_STAY.text() : "");
  }

  private static boolean directs(Value value) {
    return switch (value) {
      case MapValue map ->
          map.entries().entrySet().stream()
              .anyMatch(each -> each.getKey().startsWith("$") || directs(each.getValue()));
      case ListValue list -> list.items().stream().anyMatch(ConversionLoss::directs);
      case Value _ -> false;
    };
  }

  private static boolean tests(Value value) {
    return value instanceof ListValue operations
        && operations.items().stream()
            .anyMatch(
                each -> each instanceof MapValue operation && TEST.equals(operation.get("op")));
  }
}
