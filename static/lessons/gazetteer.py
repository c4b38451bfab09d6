"""The gazetteer of the Harbour Museum: a small database of invented places for practicing to reconcile and fetch.

Start it with "python3 gazetteer.py" (on Windows, "py gazetteer.py"), and stop it with Ctrl+C. It answers only to
programs on this computer, and needs nothing but Python 3. Another port: "python3 gazetteer.py 8766".
Your own places can replace those below. License: Creative Commons Attribution 4.0, OpenRefine.
"""

import html
import json
import math
import sys
import unicodedata
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

TYPES = {"town": "Town", "parish": "Parish", "station": "Railway station"}

PROPERTIES = {"country": "Country", "population": "Population", "latitude": "Latitude", "longitude": "Longitude"}

# ID: name, type, and the values of the properties
PLACES = {
    "Q101": ("Alderbrück", "town", "Germany", 8410, 51.92, 9.41),
    "Q102": ("Saint-Aubry", "town", "France", 12750, 47.38, 0.92),
    "Q103": ("Saint-Aubry-le-Haut", "parish", "France", 640, 47.41, 0.97),
    "Q104": ("Northmere", "town", "England", 23100, 54.31, -2.74),
    "Q105": ("Northmere", "town", "Scotland", 3900, 56.12, -3.61),
    "Q106": ("Northmere Road", "station", "England", 0, 54.32, -2.75),
    "Q107": ("Montelago", "town", "Italy", 5320, 45.88, 8.71),
    "Q108": ("Vila Serena", "town", "Portugal", 9980, 40.22, -8.05),
    "Q109": ("Kvernvik", "town", "Norway", 4450, 60.51, 5.28),
    "Q110": ("Stare Pole", "town", "Poland", 6700, 52.71, 18.2),
}

# What only the JSON says, at an address such as /places/Q101.json, for the places that have it
MORE = {
    "Q101": {"water": {"name": "Alder", "type": "river"}, "earlierNames": ["Alderbrugge", "Alderfurt"]},
    "Q102": {"water": {"name": "Aubrette", "type": "river"}},
    "Q104": {"water": {"name": "North Mere", "type": "lake"}, "earlierNames": ["Nordmere"]},
    "Q107": {"water": {"name": "Lago Sereno", "type": "lake"}, "earlierNames": ["Montelago Vecchio", "Borgo al Lago"]},
    "Q108": {"water": {"name": "Atlantic", "type": "ocean"}},
    "Q109": {"water": {"name": "Kvernfjord", "type": "fjord"}, "earlierNames": ["Kvernviken"]},
}


def named(names):
    return [{"id": key, "name": name} for key, name in names.items()]


def describe(place):
    return f"{TYPES[place[1]]} in {place[2]}"


def value_of(place, property_id):
    return place[2 + list(PROPERTIES).index(property_id)]


def letters(name):
    """The letters of a name, without accents, spaces, and the difference between "St." and "Saint"."""
    text = "".join(c for c in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(c))
    for short in ("st. ", "st "):
        if text.startswith(short):
            text = "saint " + text[len(short):]
    return "".join(c for c in text if "a" <= c <= "z")


def similarity(one, other):
    """From 0 to 100: how similar two names are, by the pairs of letters that both contain."""
    if one == other:
        return 100
    pairs = [[text[i : i + 2] for i in range(len(text) - 1)] for text in (letters(one), letters(other))]
    shared = sum(pair in pairs[1] for pair in pairs[0])
    return math.floor(95 * 2 * shared / max(1, len(pairs[0]) + len(pairs[1]))) - 3 * abs(len(one) - len(other))


def candidates(query):
    """The places that may be meant, the most similar first."""
    wanted = {entry["pid"]: entry["v"] for entry in query.get("properties", [])}
    found = []
    for key, place in PLACES.items():
        if query.get("type") and query["type"] != place[1]:
            continue
        score = similarity(query["query"], place[0])
        if any(str(value_of(place, name)) != str(value) for name, value in wanted.items()):
            score = math.floor(score * 0.7)
        if score > 45:
            found.append((score, key, place))
    found = sorted(found, key=lambda entry: (-entry[0], entry[1]))[: query.get("limit") or 5]
    sure = len([score for score, _, _ in found if score >= 90]) == 1
    return [
        {
            "id": key,
            "name": place[0],
            "description": describe(place),
            "type": [{"id": place[1], "name": TYPES[place[1]]}],
            "score": score,
            "match": sure and score >= 90,
        }
        for score, key, place in found
    ]


def extend(request):
    """The values of properties, for "Add columns from reconciled values"."""
    wanted = [entry["id"] for entry in request["properties"] if entry["id"] in PROPERTIES]

    def cell(key, name):
        if key not in PLACES:
            return []
        value = value_of(PLACES[key], name)
        # The protocol names the types as Python does: str, int, and float.
        return [{type(value).__name__: value}]

    return {
        "meta": [{"id": name, "name": PROPERTIES[name]} for name in wanted],
        "rows": {key: {name: cell(key, name) for name in wanted} for key in request["ids"]},
    }


def manifest(address):
    """What the service can do, which OpenRefine asks first."""
    return {
        "versions": ["0.2"],
        "name": "Gazetteer of the Harbour Museum",
        "identifierSpace": "https://gazetteer.example.org/place/",
        "schemaSpace": "https://gazetteer.example.org/type/",
        "defaultTypes": named(TYPES),
        "view": {"url": address + "/place/{{id}}"},
        "preview": {"url": address + "/place/{{id}}", "width": 250, "height": 120},
        "suggest": {
            kind: {"service_url": address, "service_path": "/suggest/" + kind} for kind in ("entity", "property", "type")
        },
        "extend": {"propose_properties": {"service_url": address, "service_path": "/propose"}, "property_settings": []},
    }


def page(place):
    name, _, _, population, latitude, longitude = place
    return f"""<!doctype html><meta charset="utf-8"><title>{html.escape(name)}</title>
<style>body {{font: 13px/1.5 sans-serif; margin: 10px}} h1 {{font-size: 15px; margin: 0}} p {{margin: 4px 0}}</style>
<h1>{html.escape(name)}</h1><p>{html.escape(describe(place))}</p>
<p>Population {population}<br>{latitude}, {longitude}</p>"""


def data(key):
    """What a program gets instead of the page."""
    return {"id": key, "name": PLACES[key][0], **MORE.get(key, {})}


class Service(BaseHTTPRequestHandler):
    def do_GET(self):
        url = urlsplit(self.path)
        self.answer(url.path, {key: values[0] for key, values in parse_qs(url.query).items()})

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode("utf-8")
        self.answer(urlsplit(self.path).path, {key: values[0] for key, values in parse_qs(body).items()})

    def answer(self, path, fields):
        if path.startswith("/places/"):
            key = path.removeprefix("/places/").removesuffix(".json")
            status, found = (200, data(key)) if key in PLACES else (404, {"error": f"There is no place {key}."})
            print(path, status, flush=True)
            return self.send("application/json", json.dumps(found, ensure_ascii=False), status)
        key = path.removeprefix("/place/")
        if key in PLACES:
            return self.send("text/html", page(PLACES[key]))
        lists = {
            "/suggest/entity": [
                {"id": key, "name": place[0], "description": describe(place)} for key, place in PLACES.items()
            ],
            "/suggest/property": named(PROPERTIES),
            "/suggest/type": named(TYPES),
        }
        if path in lists:
            prefix = fields.get("prefix", "").lower()
            result = {"result": [entry for entry in lists[path] if entry["name"].lower().startswith(prefix)]}
        elif path == "/propose":
            result = {"limit": 20, "type": fields.get("type"), "properties": named(PROPERTIES)}
        elif "queries" in fields:
            queries = json.loads(fields["queries"])
            result = {key: {"result": candidates(query)} for key, query in queries.items()}
        elif "extend" in fields:
            result = extend(json.loads(fields["extend"]))
        else:
            result = manifest(f"http://{self.headers['Host']}")
        return self.send("application/json", json.dumps(result))

    def send(self, kind, text, status=200):
        body = text.encode("utf-8")
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        # Without this, the browser lets no other page read the answer, and OpenRefine is another page.
        self.send_header("Access-Control-Allow-Origin", "*")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Prints nothing for the other requests."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8765), Service)
    print(f"The gazetteer is running. Its address: http://127.0.0.1:{server.server_port}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
