package dev.tripatch.document.reader;

import dev.tripatch.document.yaml.Token;
import dev.tripatch.document.yaml.Token.Kind;
import dev.tripatch.document.yaml.YamlFault;
import dev.tripatch.document.yaml.YamlSyntaxException;
import java.util.HashMap;
import java.util.Map;

/** The tag handles of a document, and the directives that declare them. */
final class YamlTags {

  private static final String VERSION = "1.1";

  private final Map<String, String> declared = new HashMap<>();
  private boolean versionSeen;

  /** Takes the directives at the beginning of a document. */
  void readDirectives(YamlTokens tokens) throws YamlSyntaxException {
    while (true) {
      Token token = tokens.peek();
      if (token.kind() == Kind.VERSION_DIRECTIVE) {
        version(token);
      } else if (token.kind() == Kind.TAG_DIRECTIVE) {
        declare(token);
      } else {
        return;
      }
      tokens.take();
    }
  }

  private void version(Token directive) throws YamlSyntaxException {
    if (versionSeen) {
      throw fault(YamlFault.DUPLICATE_VERSION, directive, directive.text());
    }
    if (!directive.text().equals(VERSION)) {
      throw fault(YamlFault.VERSION, directive, directive.text());
    }
    versionSeen = true;
  }

  private void declare(Token directive) throws YamlSyntaxException {
    if (declared.put(directive.handle(), directive.text()) != null) {
      throw fault(YamlFault.DUPLICATE_TAG, directive, directive.handle());
    }
  }

  /** A tag in full. */
  String resolve(Token tag) throws YamlSyntaxException {
    if (tag.handle().isEmpty()) {
      return tag.text();
    }
    String prefix = declared.get(tag.handle());
    if (prefix != null) {
      return prefix + tag.text();
    }
    return switch (tag.handle()) {
      case "!" -> "!" + tag.text();
      case "!!" -> "tag:yaml.org,2002:" + tag.text();
      default -> throw fault(YamlFault.UNDEFINED_HANDLE, tag, tag.handle());
    };
  }

  private static YamlSyntaxException fault(YamlFault fault, Token at, String detail) {
    return new YamlSyntaxException(fault, at.start(), at.end(), detail);
  }
}
