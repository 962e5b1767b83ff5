package dev.tripatch.ui.sample;

import dev.tripatch.ui.model.DocumentOpener;
import dev.tripatch.ui.model.ObjectChoice;
import java.util.ArrayList;
import java.util.List;

/** Finds objects between lines of three dashes, and reads kind and name from lines. */
public final class WholeTextOpener implements DocumentOpener {

  private static final String BETWEEN = "---\n";

  @Override
  public List<ObjectChoice> objectsIn(String name, String text) {
    List<ObjectChoice> objects = new ArrayList<>();
    for (String part : text.split(BETWEEN, -1)) {
      if (!part.isBlank()) {
        objects.add(
            new ObjectChoice(
                objects.size(),
                value(part, "apiVersion:"),
                value(part, "kind:"),
                value(part, "namespace:"),
                value(part, "name:"),
                part,
                linesIn(text.substring(0, text.indexOf(part)))));
      }
    }
    return objects;
  }

  private static int linesIn(String text) {
    return (int) text.chars().filter(each -> each == '\n').count();
  }

  private static String value(String text, String key) {
    return text.lines()
        .map(String::strip)
        .filter(line -> line.startsWith(key))
        .map(line -> line.substring(key.length()).strip())
        .findFirst()
        .orElse("");
  }

  @Override
  public String withObject(String wholeText, ObjectChoice object, String newText) {
    return wholeText.replace(object.text(), newText);
  }
}
